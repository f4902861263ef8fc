import { SITUATIONS_MARITALES, STATUTS_DOSSIER, TRIS_CLIENTS, type TriClients } from '@francis/contract';
import type { Criteres } from './api.ts';

const dans = <V extends string>(valeurs: readonly V[], texte: string | null): V | undefined =>
  valeurs.find((v) => v === texte);

/** What the address says of the list: a search is found again on coming back. */
export function lireCriteres(adresse: URLSearchParams): Criteres {
  return {
    recherche: adresse.get('recherche')?.slice(0, 200) || undefined,
    statut: dans(STATUTS_DOSSIER, adresse.get('statut')),
    situation: dans(SITUATIONS_MARITALES, adresse.get('situation')),
    tri: dans(TRIS_CLIENTS, adresse.get('tri')) ?? 'nom',
    sens: adresse.get('sens') === 'desc' ? 'desc' : 'asc',
  };
}

export function ecrireCriteres(criteres: Criteres): URLSearchParams {
  const { tri, sens, ...filtres } = criteres;
  const adresse = new URLSearchParams();
  for (const [nom, valeur] of Object.entries(filtres)) if (valeur) adresse.set(nom, valeur);
  if (tri !== 'nom') adresse.set('tri', tri);
  if (sens === 'desc') adresse.set('sens', sens);
  return adresse;
}

/** Amounts and dates open on the largest and the latest; names and appointments on the first. */
const PREMIER_SENS: Record<TriClients, Criteres['sens']> = {
  nom: 'asc',
  rendez_vous: 'asc',
  revenu: 'desc',
  tmi: 'desc',
  modification: 'desc',
};

/** Another order, or the other way round. */
export const trierPar = (criteres: Criteres, tri: TriClients): Criteres => ({
  ...criteres,
  tri,
  sens: criteres.tri === tri ? (criteres.sens === 'asc' ? 'desc' : 'asc') : PREMIER_SENS[tri],
});
