declare module 'fontverter' {
  /** Converts a font file of any format. */
  export function convert(font: Uint8Array, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}
