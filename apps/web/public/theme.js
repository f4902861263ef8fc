// Before the first paint: the theme that the person chose, if any. A file of its own because the policy refuses inline scripts.
try {
  const choix = localStorage.getItem('theme');
  if (choix === 'clair' || choix === 'sombre') document.documentElement.dataset.theme = choix;
} catch {
  // Storage refused: the system's theme applies.
}
