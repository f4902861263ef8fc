import { type AvisLu, lireAvis } from './avis.ts';
import { type BulletinLu, lireBulletin } from './bulletin.ts';
import { type DeclarationLue, lireDeclaration } from './declaration.ts';
import { dessiner } from './dessin.ts';
import { formeA } from './etiquettes.ts';
import { decouper } from './texte.ts';
import type { Ecarte, FaitLu, LectureDeDocument, Page, TypeDeDocument } from './types.ts';

/** Words that say what the document is; they are worth several lines of it. */
const TITRES: Readonly<Record<TypeDeDocument, readonly string[]>> = {
  avis: ['avis d’impôt', 'avis d’imposition', 'avis de situation déclarative', 'revenu fiscal de référence'],
  bulletin: ['bulletin de paie', 'bulletin de salaire', 'fiche de paie', 'bulletin de paye'],
  declaration: ['déclaration des revenus', 'déclaration de revenus', 'formulaire 2042', '2042'],
};
/** Lines that every document of the kind has: one that is not there is said, as one that was set aside. */
const ATTENDUES: Readonly<Record<TypeDeDocument, readonly string[]>> = {
  avis: ['foyer.situation', 'parts', 'revenuNetImposable', 'avis.impot_net', 'retenue'],
  bulletin: ['bulletin.net_imposable', 'bulletin.cumul_net_imposable', 'bulletin.impot', 'bulletin.cumul_impot'],
  declaration: [],
};
const ABSENTE = 'aucun libellé connu ne la nomme sur ce document';

const POIDS_DU_TITRE = 3;
const LIGNES_MIN = 3;
/** A return says little else than its boxes. */
const CASES_MIN = 1;

const estFait = (element: FaitLu | Ecarte): element is FaitLu => 'valeur' in element;

type Lu = AvisLu | BulletinLu | DeclarationLue;

/** What kind of document it is, by its words, and its facts; undefined when it is none that we read. */
export function lireDocument(pages: readonly Page[]): LectureDeDocument | undefined {
  const candidats: readonly { type: TypeDeDocument; lu: Lu; min: number }[] = [
    { type: 'avis', lu: lireAvis(pages), min: LIGNES_MIN },
    { type: 'bulletin', lu: lireBulletin(pages), min: LIGNES_MIN },
    { type: 'declaration', lu: lireDeclaration(pages), min: CASES_MIN },
  ];
  const [meilleur, second] = candidats
    .map(({ type, lu, min }) => {
      const faits = lu.elements.filter(estFait).length;
      return { type, lu, note: faits < min ? 0 : faits + POIDS_DU_TITRE * titresDe(type, lu) };
    })
    .sort((a, b) => b.note - a.note);
  if (!meilleur || meilleur.note <= LIGNES_MIN || meilleur.note === second?.note) return undefined;
  const { type, lu } = meilleur;
  const tous = lu.elements.filter(estFait);
  const pris = new Set(tous.map(({ chemin }) => chemin));
  const ecartes = lu.elements.filter((element): element is Ecarte => !estFait(element) && !pris.has(element.chemin));
  const dits = new Set([...pris, ...ecartes.map(({ chemin }) => chemin)]);
  const absentes = ATTENDUES[type].filter((chemin) => !dits.has(chemin)).map((chemin) => ({ chemin, raison: ABSENTE }));
  return {
    type,
    ...(lu.annee !== undefined && { annee: lu.annee }),
    faits: tous,
    ecartes: [...ecartes, ...absentes],
    pages: dessiner(lu.releve, tous),
  };
}

function titresDe(type: TypeDeDocument, { releve }: Lu): number {
  const formes = TITRES[type].map((texte) => ({ cle: undefined, texte, mots: decouper(texte) }));
  const trouves = new Set(
    releve.phrases.flatMap((mots) => mots.flatMap((_, i) => formeA(formes, mots, i)?.texte ?? [])),
  );
  return trouves.size;
}
