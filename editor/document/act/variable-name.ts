/** Why a variable cannot be called so; undefined where it can. */
export function whyNoName(name: string): string | undefined {
  return /^[a-z][A-Za-z0-9]*$/.test(name)
    ? undefined
    : 'A variable’s name begins with a small letter and has letters and digits only.'
}
