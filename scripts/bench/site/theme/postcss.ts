export { plugins } from '../../../../src/theme/postcss.ts'
