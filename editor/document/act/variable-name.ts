/** Why a variable cannot be called so; undefined where it can. */
export function whyNoName(name: string): string | undefined {
  return /^[\p{Ll}\p{Lo}][\p{L}\p{M}\p{N}]*$/u.test(name)
    ? undefined
    : 'A variable’s name begins with a small letter and has letters and digits only.'
}
