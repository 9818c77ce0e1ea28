declare module 'relay-compiler' {
  /** Where the compiler for this machine is. */
  const path: string;
  export default path;
}
