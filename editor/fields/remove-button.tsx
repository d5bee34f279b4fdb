interface RemoveButtonProps {
  name: string
  onRemove: () => void
}

/** Takes away a field that need not be there. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      className="press-icon min-h-8! w-8!"
      aria-label={`Remove ${name}`}
      title={`Remove ${name}`}
      onClick={onRemove}
    >
      <span className="i-lucide-x" aria-hidden="true" />
    </button>
  )
}
