## The reader's devices

page-devices = Your devices
page-devices-how = You are signed in on these devices. All of them have your name and your seats.
page-devices-unnamed = Unnamed device
page-devices-this = This device
# $day: a date.
page-devices-seen = Last used: { $day }
page-devices-rename = Rename
page-devices-name = Name of the device
# $name: the new name of a device.
page-devices-renamed = The device is now called { $name }.
page-devices-sign-out = Sign out
# $name: of a device.
page-devices-sure = Sign out { $name }? Games that are open there go on here.
page-devices-sure-this = Sign out here? To come back you need a link from another device or your backup code.
page-devices-last = This is your only device, and you have no backup code. Create one below first: without it you could never come back.
page-devices-signed-out = { $name } is signed out.
page-devices-cancel = Cancel
page-devices-nobody = Nobody is signed in here.
page-devices-left = You are signed out on this device.
page-devices-enter-code = Sign in with a code

## Adding one

page-devices-add = Add a device
page-devices-add-how = Open a link on the other device. You stay signed in here. The link works once, for a day; keep it to yourself.
page-devices-full = You are signed in on as many devices as possible. Sign one out first.
page-device-make = Create link
page-device-link = Link for the other device

## The backup code

page-devices-backup = Backup code
page-devices-backup-how = Write it down: with this code you can sign in even if all your devices are lost. Whoever knows it can play as you.
# $day: a date.
page-devices-backup-since = You have a backup code, created on { $day }. A new one replaces it.
page-devices-backup-make = Create backup code
page-devices-backup-replace = Replace backup code
page-devices-backup-once = It is shown only this once. Write it down now.
page-devices-print = Print

## A link from another device, or a backup code

page-recover = Continue here?
page-recover-how = You continue here with the same name and the same seats. Your other devices stay signed in.
# $name: who this browser is now.
page-recover-loses = On this device you are { $name }. Without a link or backup code you won’t be able to return to that name.
page-recover-do = Continue here
page-recover-not = Cancel
page-recover-code = Link or backup code
page-recover-code-how = Enter the backup code you wrote down, or a link from another device.
