import { createToaster } from '@ark-ui/react/toast'

export const toaster = createToaster({ placement: 'bottom', gap: 8, max: 3, overlap: false })
