import '../../../../engine/theme/base.css'
import '#site'
import { createRoot } from 'react-dom/client'
import { loadBlocks } from '../../../../engine/page/page-body.tsx'
import { createWearer } from '../../../frame/wear-look.ts'
import { Examples } from './examples.tsx'
import { exhibits } from './exhibits.ts'
import './examples.css'

const root = createRoot(document.getElementById('app') ?? document.body)
const wearLook = createWearer()
const host = window.parent.broadsheetExamples

await loadBlocks(exhibits.map(({ block }) => block))
host?.connect({
  show: (shown) => {
    document.documentElement.dataset.theme = shown.theme
    document.documentElement.lang = shown.language
    if (shown.colour) document.body.dataset.colour = shown.colour
    else delete document.body.dataset.colour
    const site = { ...(shown.look && { theme: shown.look }), language: shown.language }
    wearLook({ site, footer: { tagline: '' } })
    root.render(<Examples shown={shown} onChosen={host.onChosen} />)
  },
})
addEventListener('keydown', ({ key }) => key === 'Escape' && host?.onLeave())
