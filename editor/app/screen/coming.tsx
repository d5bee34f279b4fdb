export function x() {
  return null
}
export default x
