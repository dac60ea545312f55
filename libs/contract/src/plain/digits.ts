const zeros = [0x0660, 0x06f0]; // Arabic-Indic ٠, Persian ۰

/** Text with Arabic-Indic and Persian digits as Latin ones; every input accepts both sets. */
export function toLatinDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = zeros.findLast((zero) => code >= zero) ?? code;
    return String(code - zero);
  });
}
