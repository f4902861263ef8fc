import { aUnePlace } from '../comprehension/depuis-faits.ts';
import { aplatir, definitionDe, type Fait } from '@francis/faits';
import { lireRetrait, motsDits, normaliserTexte } from '@francis/lecture';
import type { Doute } from '../certitude.ts';
import type { DemandeAssistant } from '../types.ts';

const FOYER = 'foyer.';
const SITUATION = 'situation';
/** Told of a file, they change nothing that a household holds. */
const SANS_MONTANT: ReadonlySet<string> = new Set([
  'annee_naissance_declarant1',
  'annee_naissance_declarant2',
  'annee_deces_conjoint',
]);
const ENFANTS = 'enfants.';
/** Something of the file is taken away by the question itself. */
const OTE = motsDits(
  'sans|plus de|plus le|plus la|plus les|arrete|arretent|arretait|arreter|quitte|quittait|supprime|retire|enleve|cesse|vend|vendait|a la place|au lieu|remplace|divorce|divorcaient|divorcent|separe|separent|separaient|rompu|retraite',
);

/** Who files with whom would change. */
const ROMPT = motsDits(
  'divorce|divorces|divorcaient|divorcait|divorcent|divorcer|separent|separe|separaient|separait|se separer|rupture|rompent|rompaient',
);
const COUPLES: ReadonlySet<unknown> = new Set(['marie', 'pacse']);
/** The whole of what somebody owns is told. */
const EN_TOUT = motsDits('patrimoine|au total|en tout|total|net taxable');

/** The households of an answer, by the head of their paths. */
function foyersDe(faits: readonly Fait[]): ReadonlyMap<string, ReadonlyMap<string, Fait>> {
  const foyers = new Map<string, Map<string, Fait>>();
  for (const fait of faits) {
    const [debut, scenario = '', un, deux = ''] = fait.chemin.split('.');
    const tete = debut === 'scenarios' && un === 'foyers' ? `scenarios.${scenario}.foyers.${deux}.` : FOYER;
    if (!fait.chemin.startsWith(tete)) continue;
    const champs = foyers.get(tete) ?? new Map<string, Fait>();
    foyers.set(tete, champs.set(fait.chemin.slice(tete.length), fait));
  }
  return foyers;
}

const libelleDe = (champ: string): string => definitionDe(`${FOYER}${champ}`)?.libelle ?? champ;

const enfantsDe = (chemins: Iterable<string>): number =>
  new Set([...chemins].flatMap((c) => (c.startsWith(ENFANTS) ? [c.split('.')[1]] : []))).size;

/** The wealth tax of a client is that of all they own, and the conversation is told a part of it. */
export const biensOublies = ({ concerne, dossier, question }: DemandeAssistant, outils: readonly string[]): Doute[] =>
  concerne === 'client' && dossier !== undefined && outils.includes(IFI) && !EN_TOUT.test(normaliserTexte(question))
    ? [{ code: 'DOSSIER_OUBLIE', mots: ['les autres immeubles'] }]
    : [];
const IFI = 'calculer_ifi';

/**
 * What the file of a client holds, and an answer about their household does not: an amount that is neither kept nor
 * replaced by what was said, a child who is counted no more. A household that is told whole is not that of the file.
 */
export function duDossierOublie(demande: DemandeAssistant, faits: readonly Fait[]): Doute[] {
  const { concerne, profilEnregistre = {}, question, suite } = demande;
  const foyers = [...foyersDe(faits)];
  // Two people who file apart share what the file holds.
  const partages = foyers.some(([tete]) => tete.includes('.foyers.1.'));
  const duFoyer = foyers.flatMap(([, champs]) => champs.get(SITUATION) ?? []);
  const dossier = aplatir(profilEnregistre).flatMap(({ chemin, valeur }) =>
    chemin.startsWith(FOYER) ? [[chemin.slice(FOYER.length), valeur] as const] : [],
  );
  const situation = dossier.find(([champ]) => champ === SITUATION)?.[1];
  const sien = duFoyer.length > 0 && duFoyer.every((f) => f.source !== 'dit' && f.valeur === situation);
  if (concerne !== 'client' || partages || !sien) return [];
  const dit = normaliserTexte(question);
  if (ROMPT.test(dit) && COUPLES.has(situation)) return [{ code: 'OBJET_NON_LU', mots: ['la séparation'] }];
  const ote = lireRetrait(question) !== undefined || OTE.test(dit);
  // Told as not counted where they are first left out; a follow-up leaves them out again.
  const sansPlace = new Set(
    dossier.flatMap(([champ, valeur]) => (aUnePlace(`${FOYER}${champ}`, valeur) ? [] : [libelleDe(champ)])),
  );
  const enfants = enfantsDe(dossier.map(([champ]) => champ));
  const perdus = foyers.flatMap(([tete, champs]) => {
    // What a try takes away is in the household that it starts from.
    if (ote && tete.startsWith('scenarios.1.')) return [];
    const manque = dossier.flatMap(([champ, valeur]) => {
      const tenu = champs.get(champ);
      const montant =
        typeof valeur === 'number' && valeur !== 0 && !champ.startsWith(ENFANTS) && !SANS_MONTANT.has(champ);
      const garde = tenu !== undefined && (tenu.valeur === valeur || tenu.source !== 'defaut');
      return montant && !garde ? [libelleDe(champ)] : [];
    });
    return enfantsDe(champs.keys()) < enfants ? [...manque, 'tous les enfants'] : manque;
  });
  const lus = [...new Set(perdus.filter((perdu) => !sansPlace.has(perdu)))];
  const autres = suite === undefined ? [] : [...new Set(perdus.filter((perdu) => sansPlace.has(perdu)))];
  return [
    ...(lus.length > 0 ? [{ code: 'DOSSIER_OUBLIE' as const, mots: lus }] : []),
    ...(autres.length > 0 ? [{ code: 'DOSSIER_NON_REPRIS' as const, mots: autres }] : []),
  ];
}
