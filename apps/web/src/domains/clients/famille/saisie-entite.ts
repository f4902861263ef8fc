import {
  type Client,
  DROITS_DETENTION,
  type EntiteFamille,
  type EntiteRequete,
  type FamilleClient,
  FORMES_ENTITE,
} from '@francis/contract';
import { ecrireMontant, lireMontant } from '../../../design-system/index.ts';

export interface SaisieDetention {
  readonly cle: string;
  readonly porteur: string;
  readonly droit: (typeof DROITS_DETENTION)[number];
  readonly part: string;
}
export interface SaisieEntite {
  readonly genre: EntiteFamille['genre'];
  readonly nom: string;
  readonly forme: EntiteRequete['forme'];
  readonly valeur: string;
  readonly detentions: readonly SaisieDetention[];
}

/** Who may hold: this file, those of its family, its companies but the one that is written. */
export function porteursPossibles(client: Client, { liens, entites }: FamilleClient, lue: string | undefined) {
  const clients = new Map([[client.id, `${client.prenom_client} ${client.nom_client}`]]);
  for (const { client: autre } of liens) clients.set(autre.id, autre.nom);
  for (const { porteur } of entites.flatMap((e) => e.detentions))
    if (porteur.genre === 'client') clients.set(porteur.id, porteur.nom);
  return [
    ...[...clients].map(([id, nom]) => ({ id, nom, genre: 'client' as const })),
    ...entites
      .filter(({ id, genre }) => id !== lue && genre === 'societe')
      .map(({ id, nom }) => ({ id, nom, genre: 'entite' as const })),
  ];
}
export type Porteur = ReturnType<typeof porteursPossibles>[number];

export const nouvelleDetention = (porteur: string): SaisieDetention => ({
  cle: crypto.randomUUID(),
  porteur,
  droit: 'pleine_propriete',
  part: '',
});

export const versSaisieEntite = (lue: EntiteFamille | undefined, client: string): SaisieEntite =>
  lue
    ? {
        genre: lue.genre,
        nom: lue.nom,
        forme: formeDe(lue.genre, lue.forme),
        valeur: lue.valeur === null ? '' : ecrireMontant(lue.valeur),
        detentions: lue.detentions.map(({ porteur, droit, part }) => ({
          cle: crypto.randomUUID(),
          porteur: porteur.id,
          droit,
          part: part.toLocaleString('fr-FR'),
        })),
      }
    : { genre: 'societe', nom: '', forme: 'SCI à l’IR', valeur: '', detentions: [nouvelleDetention(client)] };

/** The form of a kind; the first one when the kind changes. */
export const formeDe = (genre: EntiteFamille['genre'], forme: string): EntiteRequete['forme'] =>
  FORMES_ENTITE[genre].find((f) => f === forme) ?? FORMES_ENTITE[genre][0];

/** @returns what is sent, or a sentence: an amount or a part that cannot be read never vanishes. */
export function lireSaisieEntite(
  { nom, valeur, detentions, genre, forme }: SaisieEntite,
  porteurs: readonly Porteur[],
): { readonly entite: EntiteRequete } | { readonly refus: string } {
  if (nom.trim() === '') return { refus: 'Donnez un nom.' };
  const lue = lireMontant(valeur, 2);
  if (lue.etat === 'refuse') return { refus: `Valeur de la totalité\u00a0: ${lue.phrase}` };
  const lues: EntiteRequete['detentions'] = [];
  for (const { porteur, droit, part } of detentions) {
    const qui = porteurs.find(({ id }) => id === porteur);
    const nombre = Number(part.trim().replace(',', '.'));
    if (part.trim() === '' || !Number.isFinite(nombre) || nombre <= 0 || nombre > 100)
      return { refus: `La part de ${qui?.nom ?? 'ce porteur'} est un nombre entre 0 et 100.` };
    lues.push({ porteur: qui?.genre === 'entite' ? { entite: porteur } : { client: porteur }, droit, part: nombre });
  }
  return { entite: { genre, nom: nom.trim(), forme, valeur: lue.etat === 'lu' ? lue.valeur : null, detentions: lues } };
}
