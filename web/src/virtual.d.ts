declare module 'virtual:texts' {
  /** All chapters of text, each loaded when it is needed (build/locales.ts). */
  export const texts: import('./words.ts').Texts
}
