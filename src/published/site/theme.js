/* The reader's choice of light or dark, which the reference's own switch keeps under the same name. */
{
  const KEY = 'colorMode'
  const root = document.documentElement
  const prefersDark = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.dataset.theme ?? (prefersDark.matches ? 'dark' : 'light')) === 'dark'

  const label = () => {
    const button = document.getElementById('theme')
    if (button === null) return
    button.textContent = isDark() ? 'Light' : 'Dark'
    button.setAttribute('aria-label', `Use ${isDark() ? 'light' : 'dark'} colours`)
    button.hidden = false
  }

  const show = () => {
    let chosen = null
    try {
      chosen = localStorage.getItem(KEY)
    } catch {
      // A browser may refuse to keep anything.
    }
    if (chosen === 'dark' || chosen === 'light') root.dataset.theme = chosen
    else delete root.dataset.theme
    label()
  }

  show()
  // In another tab, or before the reader came back here.
  addEventListener('storage', show)
  addEventListener('pageshow', show)
  prefersDark.addEventListener('change', label)
  addEventListener('DOMContentLoaded', () => {
    label()
    document.getElementById('theme')?.addEventListener('click', () => {
      root.dataset.theme = isDark() ? 'light' : 'dark'
      try {
        localStorage.setItem(KEY, root.dataset.theme)
      } catch {
        // It holds for this page.
      }
      label()
    })
  })
}
