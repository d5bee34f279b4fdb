import { IconButton } from './icon-button.tsx'

interface RemoveButtonProps {
  name: string
  onRemove: () => void
}

/** Takes away a field that need not be there. */
export function RemoveButton({ name, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      className="min-h-8! w-8!"
      icon="i-lucide-x"
      label={`Remove ${name}`}
      onClick={onRemove}
    />
  )
}
