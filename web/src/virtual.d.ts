declare module 'virtual:words/*' {
  const text: string
  export default text
}
declare module 'virtual:replay/*' {
  const text: string
  export default text
}
declare module 'virtual:rules/*' {
  const text: string
  export default text
}
declare module 'virtual:table/*' {
  const text: string
  export default text
}
