/** Panels of the chat screen, in the order of their tabs; the chat itself comes first. */
export const ONGLETS = [
  { valeur: 'chat', nom: 'Chat' },
  { valeur: 'profil', nom: 'Profil' },
  { valeur: 'test', nom: 'Test' },
  { valeur: 'optimisation', nom: 'Optimisation' },
  { valeur: 'simulation', nom: 'Simulation' },
  { valeur: 'niveau', nom: 'Niveau' },
  { valeur: 'alertes', nom: 'Alertes' },
] as const;
export type NomOnglet = (typeof ONGLETS)[number]['valeur'];
export type NomPanneau = Exclude<NomOnglet, 'chat'>;

/** The tab of an address: the chat when it names none. */
export const ongletDe = (parametres: URLSearchParams): NomOnglet =>
  ONGLETS.find(({ valeur }) => valeur === parametres.get('onglet'))?.valeur ?? 'chat';

/** The same address on another tab: the open conversation stays open. */
export function versOnglet(parametres: URLSearchParams, onglet: NomOnglet): string {
  const suivants = new URLSearchParams(parametres);
  if (onglet === 'chat') suivants.delete('onglet');
  else suivants.set('onglet', onglet);
  const texte = suivants.toString();
  return texte === '' ? '/chat' : `/chat?${texte}`;
}
