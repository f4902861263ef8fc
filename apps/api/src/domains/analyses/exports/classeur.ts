import ecrireClasseur, { type Cell, type SheetData } from 'write-excel-file/node';
import type { NoeudTrace } from '@francis/contract';
import { copierTrace } from '../../../platform/copier-trace.ts';
import { enUnite } from '../calcul/ecrire.ts';
import { chiffresCles, type Contenu } from './contenu.ts';
import { arbitragesChiffres } from './arbitrages.ts';
import { type Genre, type LigneDossier, lignesDuDossier } from './lignes.ts';

const EUROS = '#,##0.00\\ "€"';
const POURCENT = '0.00\\ %';
const JOUR = 'dd/mm/yyyy';
const INSTANT = 'dd/mm/yyyy hh:mm';
const CENTIEMES = 100;

/** A cell of its type: what a spreadsheet adds up is a number, and no text is ever a formula. */
function cellule({ genre, valeur }: { readonly genre: Genre; readonly valeur: LigneDossier['valeur'] }): Cell {
  if (typeof valeur === 'boolean') return { type: String, value: valeur ? 'Oui' : 'Non' };
  if (genre === 'date') return { type: Date, value: new Date(`${String(valeur)}T00:00:00Z`), format: JOUR };
  if (genre === 'instant') return { type: Date, value: new Date(`${String(valeur)}:00Z`), format: INSTANT };
  if (typeof valeur === 'string') return { type: String, value: valeur };
  if (genre === 'montant') return { type: Number, value: valeur, format: EUROS };
  if (genre === 'pourcentage') return { type: Number, value: valeur / CENTIEMES, format: POURCENT };
  return { type: Number, value: valeur, ...(genre === 'parts' && { format: '0.00' }) };
}

const texte = (value: string): Cell => ({ type: String, value, wrap: true });
const entetes = (titres: readonly string[]): Cell[] =>
  titres.map((value) => ({ type: String, value, fontWeight: 'bold' }));

function* etapes(noeud: NoeudTrace): Generator<Cell[]> {
  for (const enfant of noeud.enfants) yield* etapes(enfant);
  const montant =
    typeof noeud.valeur === 'number' && noeud.unite === 'EUR'
      ? cellule({ genre: 'montant', valeur: noeud.valeur })
      : texte(enUnite(noeud.valeur, noeud.unite));
  yield [texte(noeud.libelle), texte(noeud.formule), texte(noeud.article), montant];
}

/** The file, its tax, its levers and the computation, one sheet each. */
export async function classeurDossier(contenu: Contenu): Promise<Buffer> {
  const { faite } = contenu;
  const fiche: SheetData = [
    entetes(['Section', 'Champ', 'Valeur', 'Nom']),
    ...lignesDuDossier(contenu.client).map((l) => [texte(l.section), texte(l.libelle), cellule(l), texte(l.champ)]),
  ];
  const impot: SheetData = [
    entetes(['Revenus 2025', 'Valeur', 'Nom']),
    ...chiffresCles(contenu).map((c) => [texte(c.libelle), cellule(c), texte(c.nom)]),
  ];
  const feuilles = [
    { sheet: 'Dossier', data: fiche, columns: largeurs(22, 34, 26, 40) },
    { sheet: 'Impôt', data: impot, columns: largeurs(36, 18, 36) },
  ];
  if (!('refus' in faite)) {
    const leviers: SheetData = [
      entetes(['Levier', 'Gain', 'Condition', 'Risque', 'Article', 'Pièce', 'Nature', 'Certitude']),
      ...faite.pistes.map((p) => [
        texte(p.titre),
        cellule({ genre: 'montant', valeur: p.gain }),
        texte(p.condition),
        texte(p.risque),
        texte(p.article),
        texte(p.justificatif),
        texte(p.nature === 'levier' ? 'À faire' : 'Déjà compté'),
        texte(p.statut === 'exact' ? 'Exact' : 'Estimation'),
      ]),
    ];
    const calcul: SheetData = [
      entetes(['Étape', 'Calcul', 'Article', 'Montant']),
      ...etapes(copierTrace(faite.calcule.trace)),
    ];
    const arbitrages: SheetData = [
      entetes(['Arbitrage', 'Option', 'Coût', 'Ce qui reste', 'Condition', 'Article', 'Certitude']),
      ...arbitragesChiffres(contenu, faite).flatMap(({ titre, options }) =>
        options.map((o) => [
          texte(titre),
          texte(o.libelle),
          cellule({ genre: 'montant', valeur: o.cout }),
          cellule({ genre: 'montant', valeur: o.reste }),
          texte(o.condition),
          texte(o.article),
          texte(o.statut === 'exact' ? 'Exact' : 'Estimation'),
        ]),
      ),
    ];
    feuilles.push(
      { sheet: 'Leviers', data: leviers, columns: largeurs(38, 14, 46, 46, 28, 40, 14, 14) },
      { sheet: 'Calcul', data: calcul, columns: largeurs(38, 60, 28, 16) },
      { sheet: 'Arbitrages', data: arbitrages, columns: largeurs(36, 36, 14, 16, 60, 34, 14) },
    );
  }
  return ecrireClasseur(feuilles).toBuffer();
}

const largeurs = (...tailles: readonly number[]) => tailles.map((width) => ({ width }));
