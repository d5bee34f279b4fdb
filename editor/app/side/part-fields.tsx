/** The fields of a part of the manifest. */
export function PartFields({ pointer }: { pointer: string }) {
  return <p className="micro">{pointer}</p>
}
