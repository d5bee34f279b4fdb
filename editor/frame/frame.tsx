import './frame.css'
import '../../engine/theme/base.css'
import '#site'
import { openFrame } from './open-frame.ts'

const root = document.getElementById('app')
const host = window.frameElement?.broadsheetHost
if (!root || !host)
  throw new Error(
    'The frame stands in no editor, or without its root. This is a bug in Broadsheet.',
  )
host.connect(openFrame(root, host))
