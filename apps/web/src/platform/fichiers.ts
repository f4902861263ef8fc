/** Puts a file among the downloads. */
export function enregistrerFichier(fichier: File): void {
  const adresse = URL.createObjectURL(fichier);
  Object.assign(document.createElement('a'), { href: adresse, download: fichier.name }).click();
  URL.revokeObjectURL(adresse);
}
