import type { SearchTexts } from '../manifest/texts/site-texts.ts'

/**
 * Opens the search, whose code is loaded now. Where that is gone with its deployment, the page of the next one is
 * loaded; where it does not come, the footer's register stands in for it, as it does without scripts.
 */
export async function openSearch(words: SearchTexts): Promise<void> {
  try {
    const { showSearch } = await import('./show-search.ts')
    showSearch(words)
  } catch (cause) {
    console.error('The search could not be loaded.', cause)
    if (await isDeployedAnew()) location.reload()
    else location.assign('#register')
  }
}

/** Whether the site has another deployment by now than the one whose scripts run here. */
async function isDeployedAnew(): Promise<boolean> {
  const { deployment = '' } = document.body.dataset
  try {
    const page = await fetch(location.href, { cache: 'no-store' })
    return page.ok && !(await page.text()).includes(deployment)
  } catch {
    return false
  }
}
