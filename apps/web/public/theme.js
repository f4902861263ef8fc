// Before the first paint: the theme that the person chose, if any, and whether somebody signed in. A file of its own because the policy refuses inline scripts.
try {
  const choix = localStorage.getItem('theme');
  if (choix === 'clair' || choix === 'sombre') document.documentElement.dataset.theme = choix;
  // Whoever signed in here sees the way back to their own screens: a hint, which opens no door.
  if (localStorage.getItem('francis.session') !== null) document.documentElement.dataset.compte = 'probable';
  // The page written in advance does not hold what the address says: it waits, unseen, for the screen that reads it.
  if (location.hash.includes('=')) document.documentElement.dataset.saisie = '';
  // Nor does what is written of the empty chat hold for an address that asks for something else.
  if (location.search !== '') document.documentElement.dataset.suite = '';
} catch {
  // Storage refused: the system's theme applies.
}
