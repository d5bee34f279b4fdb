import { defineSite } from 'broadsheet'

export default defineSite({})
