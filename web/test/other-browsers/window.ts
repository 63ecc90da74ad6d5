// A window of a browser that Playwright cannot drive as Debian builds it. It is driven with commands of the WebDriver
// standard (https://www.w3.org/TR/webdriver2/), as far as these tests need them.

/** Sends one command to a browser and returns the value of its answer. */
export interface Connection {
  send(command: Command, parameters: object): Promise<unknown>
  close(): Promise<void>
}

export type Command = 'navigate' | 'execute' | 'perform-actions'

export class Window {
  constructor(private readonly connection: Connection) {}

  async open(address: string): Promise<void> {
    await this.connection.send('navigate', { url: address })
  }

  /** Runs a function inside the page. It can use nothing from around it but its arguments, which must be plain data. */
  async evaluate<T, A extends unknown[]>(run: (...args: A) => T, ...args: A): Promise<Awaited<T>> {
    const script = `return (${run})(...arguments)`
    return (await this.connection.send('execute', { script, args })) as Awaited<T>
  }

  /** Clicks the first element that matches, with this text inside if one is given. */
  async click(selector: string, text = ''): Promise<void> {
    await this.evaluate(
      (selector, text) => {
        const all = [...document.querySelectorAll<HTMLElement>(selector)]
        const found = all.find((one) => one.textContent?.includes(text))
        if (!found) throw new Error(`there is no ${selector} ${text}`)
        found.scrollIntoView({ block: 'nearest' })
        const { x, y, width, height } = found.getBoundingClientRect()
        // Where a pointer would hit it: WebKit's driver hangs when it is to move one.
        const hit = document.elementFromPoint(x + width / 2, y + height / 2)
        if (!hit || !found.contains(hit)) throw new Error(`${hit?.outerHTML} lies over ${selector} ${text}`)
        hit.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
      },
      selector,
      text,
    )
  }

  /** Presses keys, one after the other. */
  async press(keys: string): Promise<void> {
    const actions = [...keys].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.connection.send('perform-actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
  }

  /** The texts of all elements that match. */
  texts(selector: string): Promise<string[]> {
    return this.evaluate(
      (selector) => [...document.querySelectorAll<HTMLElement>(selector)].map((one) => one.innerText.trim()),
      selector,
    )
  }

  async count(selector: string): Promise<number> {
    return (await this.texts(selector)).length
  }

  close(): Promise<void> {
    return this.connection.close()
  }
}
