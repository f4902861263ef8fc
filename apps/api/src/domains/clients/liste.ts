import type { RechercheClients } from '@francis/contract';

/** French order, that the embedded engine does not have: accents, case and punctuation do not separate two names. */
const FRANCAIS = new Intl.Collator('fr', { numeric: true, ignorePunctuation: true });

interface Nomme {
  readonly id: string;
  readonly nom_client: string;
  readonly prenom_client: string;
  readonly email_client: string | null;
}

/** The files that the search keeps, by name, then the page that is asked for. */
export function composerListe<Ligne extends Nomme>(
  lignes: readonly Ligne[],
  { recherche, debut, limite }: RechercheClients,
): { readonly page: Ligne[]; readonly total: number } {
  const mots = plier(recherche ?? '')
    .split(/\s+/)
    .filter(Boolean);
  const trouvees = lignes
    .filter(({ nom_client, prenom_client, email_client }) => {
      const texte = plier(`${nom_client} ${prenom_client} ${email_client ?? ''}`);
      return mots.every((mot) => texte.includes(mot));
    })
    .sort(
      (a, b) =>
        FRANCAIS.compare(a.nom_client, b.nom_client) ||
        FRANCAIS.compare(a.prenom_client, b.prenom_client) ||
        (a.id < b.id ? -1 : 1),
    );
  return { page: trouvees.slice(debut, limite === undefined ? undefined : debut + limite), total: trouvees.length };
}

const plier = (texte: string): string => texte.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
