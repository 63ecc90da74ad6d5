# tenback devices: where a person is signed in.

# Headings of columns. $what: the column.
devices-column = { $what ->
    [number] No.
    [name] Device
    [added] Added
   *[seen] Last used
}
# $name: of this terminal in the list of devices.
devices-this = { $name } (this one)
devices-unnamed = unnamed
# $day: a date.
devices-backup = You have a backup code, created on { $day }.
# $server: such as http://localhost:8098
devices-no-backup = You have no backup code. Create one in a browser: { $server }/devices
# Below a link, on a terminal also below its QR code.
devices-link-how = Open this link in the browser that you want to sign in. It works once, for a day; keep it to yourself.
devices-renamed = The device is now called { $name }.
devices-signed-out = { $name } is signed out.
devices-signed-out-here = This terminal is signed out at { $server }. To come back: tenback devices add LINK
devices-added = You are { $name } at { $server } now, in this terminal too.

## What can go wrong.

devices-no-link = This is not a link for a device: it looks like http://192.168.1.5:8098/recover#…, all of it in quotation marks. For a backup code, name the server with --at.
devices-nowhere = This terminal isn’t signed in anywhere. Make a link in a browser, on the page “Your devices”, and use it here: tenback devices add LINK
devices-several = This terminal is signed in at several servers. Choose one with --at: { $servers }
# $name: who this terminal is there now.
devices-somebody-else = This terminal is already signed in at { $server }, as { $name }. Nothing was changed, and the link was not used. To stop being { $name } here, add --replace.
devices-no-such-device = { $total ->
    [one] There is no device { $number }: you have only 1.
   *[other] There is no device { $number }: you have only { $total }.
}
devices-forgotten = { $server } doesn’t know this terminal any more: it was signed out, or the server has lost its data. To be the same person again, use a link from another device or your backup code: tenback devices add LINK. To be a new player, play there again: tenback play --at { $server }
