import { useNavigate } from '@tanstack/react-router'
import { addressOf } from '../address.ts'

/** Goes to a page that the screen may not know of yet. */
export function useGoToNew(): (path: string) => void {
  const navigate = useNavigate()
  return (path) => void navigate(addressOf({ key: 0, path }))
}
