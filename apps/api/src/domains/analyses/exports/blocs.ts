import type { NoeudTrace, PisteClient } from '@francis/contract';
import { deNom } from '@francis/presentation';
import { barres, Papier, type Ligne, tableau } from '../../../platform/pdf/index.ts';
import { enDate, enEuros, enUnite } from '../calcul/ecrire.ts';
import type { AnalyseFaite } from '../calcul/analyser.ts';
import { type ChiffreCle, chiffresCles, type Contenu } from './contenu.ts';
import { ecrireValeur } from './lignes.ts';

export const PIED =
  'Établi avec Francis à partir du dossier. Les calculs suivent le droit en vigueur à la date de l’analyse.';

export const nomDe = ({ client }: Contenu): string => `${client.prenom_client} ${client.nom_client}`;

export const ouvrir = (contenu: Contenu, quoi: string): Papier => {
  const titre = `${quoi} ${deNom(nomDe(contenu))}`;
  const date = enDate(contenu.le);
  const papier = new Papier({ titre, de: contenu.cabinet, date, pied: PIED, cree: contenu.le });
  if (contenu.logo) papier.logo(contenu.logo);
  return papier.titre(1, quoi).paragraphe([
    { texte: nomDe(contenu), fort: true },
    { texte: `, le ${date}`, doux: true },
  ]);
};

export function tableauDesChiffres(papier: Papier, contenu: Contenu): void {
  const cles = chiffresCles(contenu);
  tableau(
    papier,
    [
      { titre: 'Revenus 2025', part: 3 },
      { titre: 'Montant', part: 1.4, droite: true },
    ],
    cles.map((c: ChiffreCle) => ({ cellules: [c.libelle, ecrireValeur(c)], total: c.nom === 'total' })),
  );
}

const barre = (libelle: string, valeur: number, accent = false) => ({
  libelle,
  valeur,
  accent,
  texte: enEuros(valeur),
});

/** The bill before and after the largest lever, and what makes it. */
export function graphique(papier: Papier, { calcule, pistes }: AnalyseFaite): void {
  const { impot_final: impot, prelevements_sociaux: ps, cdhr } = calcule.resultat;
  const total = impot + ps + cdhr;
  const levier = pistes.find(({ nature }) => nature === 'levier');
  barres(papier, [
    ...(ps + cdhr > 0 ? [barre('Impôt sur le revenu', impot)] : []),
    ...(ps > 0 ? [barre('Prélèvements sociaux', ps)] : []),
    ...(cdhr > 0 ? [barre('Contribution différentielle', cdhr)] : []),
    barre('Total aujourd’hui', total, !levier),
    ...(levier ? [barre('Avec le premier levier', levier.apres, true)] : []),
  ]);
}

export function etatDuCalcul(papier: Papier, { statut, manques }: Pick<AnalyseFaite, 'statut' | 'manques'>): void {
  const [premier] = manques;
  if (statut === 'exact')
    papier.paragraphe([
      { texte: 'Exact. ', fort: true },
      { texte: 'Le dossier dit tout ce dont ce calcul a besoin.', doux: true },
    ]);
  else
    papier.paragraphe([
      { texte: 'Estimation. ', fort: true },
      { texte: premier ? `À confirmer d’abord : ${premier.question}` : 'Des points restent à confirmer.', doux: true },
    ]);
}

const COLONNES = [
  { titre: 'Levier', part: 3 },
  { titre: 'Gain', part: 1.2, droite: true },
  { titre: 'Condition et article', part: 3.4 },
  { titre: 'Risque et pièce', part: 3.2 },
];

const lignePiste = (p: PisteClient): Ligne => ({
  cellules: [
    [
      { texte: p.titre, fort: true },
      { texte: `\n${p.action}`, doux: true },
    ],
    [{ texte: enEuros(p.gain) }, { texte: p.statut === 'exact' ? '' : '\nestimé', doux: true }],
    [{ texte: `${p.condition} ` }, { texte: p.article, doux: true }],
    [{ texte: `${p.risque} ` }, { texte: `Pièce : ${p.justificatif}. ${p.echeance}.`, doux: true }],
  ],
});

export function listeDesPistes(
  papier: Papier,
  { pistes: toutes, ecartees }: Pick<AnalyseFaite, 'pistes' | 'ecartees'>,
): void {
  const leviers = toutes.filter(({ nature }) => nature === 'levier');
  const droits = toutes.filter(({ nature }) => nature === 'droit');
  papier.titre(2, 'Ce qui peut baisser l’impôt');
  if (leviers.length > 0) {
    tableau(papier, COLONNES, leviers.map(lignePiste));
    papier.paragraphe(
      'Chaque gain compare deux calculs complets, sur les revenus et les règles de 2025. Les gains ne s’additionnent pas.',
      { petit: true, doux: true },
    );
  } else papier.paragraphe('Aucun levier du dossier ne baisse cet impôt.');
  if (droits.length > 0) {
    papier.titre(2, 'Déjà compté, à justifier');
    tableau(papier, COLONNES, droits.map(lignePiste));
  }
  const sans = ecartees.filter(({ nature }) => nature === 'levier');
  if (sans.length > 0) {
    papier.titre(2, 'Écarté');
    papier.liste(sans.map((p) => `${p.titre} : ${p.gain === 0 ? 'aucun effet' : `${enEuros(-p.gain)} de plus`}.`));
  }
}

export function aConfirmer(papier: Papier, { manques: tous }: Pick<AnalyseFaite, 'manques'>): void {
  const decisifs = tous.filter(({ decisif }) => decisif);
  if (decisifs.length === 0) return;
  papier.titre(2, 'À confirmer avec le client');
  papier.liste(decisifs.map(({ question }) => question));
}

function* etapes(noeud: NoeudTrace, retrait = 0): Generator<Ligne> {
  for (const enfant of noeud.enfants) yield* etapes(enfant, Math.min(retrait + 1, 3));
  yield {
    cellules: [noeud.libelle, noeud.formule, noeud.article, enUnite(noeud.valeur, noeud.unite)],
    retrait,
    total: retrait === 0,
  };
}

/** Each step under what it makes, the tax last. */
export function grandLivre(papier: Papier, trace: NoeudTrace): void {
  papier.titre(2, 'Le calcul, étape par étape');
  tableau(
    papier,
    [
      { titre: 'Étape', part: 3 },
      { titre: 'Calcul', part: 4 },
      { titre: 'Article', part: 2 },
      { titre: 'Montant', part: 1.4, droite: true },
    ],
    [...etapes(trace)],
  );
}

export function* parametresDe(noeud: NoeudTrace): Generator<NoeudTrace['parametres'][number]> {
  yield* noeud.parametres;
  for (const enfant of noeud.enfants) yield* parametresDe(enfant);
}

/** Every legal number that the computation used, once, with where it was read. */
export function sourcesDu(papier: Papier, trace: NoeudTrace): void {
  const vus = new Map([...parametresDe(trace)].map((p) => [p.nom, p]));
  papier.titre(2, 'Sources');
  tableau(
    papier,
    [
      { titre: 'Paramètre', part: 3.4 },
      { titre: 'Valeur', part: 1.3, droite: true },
      { titre: 'Article', part: 2.2 },
      { titre: 'Source', part: 3 },
    ],
    [...vus.values()].map((p) => ({ cellules: [p.libelle, enUnite(p.valeur, p.unite), p.article, p.source] })),
  );
}
