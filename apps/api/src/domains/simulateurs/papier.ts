import {
  formaterEuros,
  formaterNombre,
  formaterTaux,
  formaterValeur,
  lignesDuReleve,
  type NoeudAffiche,
  sansTautologie,
  typographier,
} from '@francis/presentation';
import { formaterJour } from '@francis/presentation/commun';
import type { BlocDeFeuille, Feuille } from '@francis/presentation/feuille';
import { barres, cascade, debutDeTableau, type Ligne, Papier, tableau } from '../../platform/pdf/index.ts';

const PIED = 'Résultat indicatif, établi avec Francis d’après votre saisie, que le serveur ne garde pas.';
const ETATS = {
  exact: 'Exact',
  estimation: 'Estimation',
} as const;

/** A result as a document of its own: the figure first, what was entered, then how it was computed. */
export async function papierSimulation(feuille: Feuille, le: Date, jour: string): Promise<Buffer> {
  const { titre, bareme, difference, situation, saisies, blocs, reserve } = feuille;
  const date = formaterJour(jour);
  const papier = new Papier({ titre: `${titre}, simulation`, de: 'Francis', date, pied: PIED, cree: le });
  papier.titre(1, titre).paragraphe([
    { texte: `Simulation du ${date}. Barème\u202f: `, doux: true },
    {
      texte: `${bareme.charAt(0).toLowerCase()}${bareme.slice(1)}${situation === '' ? '' : ` · situation ${situation}`}`,
      doux: true,
    },
  ]);
  chiffresPrincipaux(papier, feuille);
  if (difference) papier.paragraphe([{ texte: typographier(difference), doux: true }]);
  // With the figure that it qualifies: at the end it could be alone on a page.
  papier.paragraphe(typographier(reserve), { petit: true, doux: true });
  papier.titre(2, 'Votre saisie');
  tableau(
    papier,
    [
      { titre: 'Donnée', part: 3 },
      { titre: 'Valeur', part: 2, droite: true },
    ],
    saisies.map(({ libelle, valeur }) => ({ cellules: [libelle, valeur] })),
  );
  for (const bloc of blocs) dessiner(papier, bloc);
  return papier.terminer();
}

function chiffresPrincipaux(papier: Papier, { chiffres: { principal, etat, autres } }: Feuille): void {
  papier.espace(6).chiffre(principal.libelle, principal.valeur);
  const phrases = [
    ...(etat ? [{ texte: ETATS[etat], fort: true }] : []),
    ...autres.flatMap(({ libelle, valeur }, i) => [
      { texte: `${etat || i > 0 ? ' · ' : ''}${libelle}\u00a0`, doux: true },
      { texte: valeur, fort: true },
    ]),
  ];
  if (phrases.length > 0) papier.paragraphe(phrases);
}

function dessiner(papier: Papier, bloc: BlocDeFeuille): void {
  if (bloc.genre === 'phrases' && bloc.phrases.length === 0) return;
  if (bloc.genre === 'cascade' || bloc.genre === 'barres') papier.reserver(hauteurDuDessin(bloc));
  if (bloc.genre === 'tableau') papier.reserver(TITRE_DU_BLOC + debutDeTableau(papier, bloc.colonnes, bloc.lignes[0]));
  papier.titre(2, bloc.titre);
  if (bloc.repere) papier.paragraphe(typographier(bloc.repere), { petit: true, doux: true });
  switch (bloc.genre) {
    case 'barres':
      barres(papier, bloc.barres);
      break;
    case 'cascade':
      for (const groupe of bloc.groupes) cascade(papier, groupe.titre, groupe.lignes);
      break;
    case 'tableau':
      tableau(
        papier,
        bloc.colonnes,
        bloc.lignes.map(({ cellules, total = false }) => ({ cellules: cellules.map(typographier), total })),
      );
      break;
    case 'phrases':
      papier.liste(bloc.phrases.map(typographier));
      break;
    default:
      calcul(papier, bloc);
  }
}

/** A drawing stays with its title. */
function hauteurDuDessin(bloc: Extract<BlocDeFeuille, { readonly genre: 'barres' | 'cascade' }>): number {
  const lignes = bloc.genre === 'barres' ? bloc.barres.length : (bloc.groupes[0]?.lignes.length ?? 0);
  return ENTETE_DU_DESSIN + lignes * LIGNE_DU_DESSIN;
}
const ENTETE_DU_DESSIN = 110;
/** The title of a block and the line under it. */
const TITRE_DU_BLOC = 80;
const LIGNE_DU_DESSIN = 24;

type Calcul = Extract<BlocDeFeuille, { readonly genre: 'calcul' }>;

/** Deeper than any tree. */
const NIVEAUX = 99;
const RETRAIT_MAX = 3;

const COLONNES = [
  { titre: 'Étape', part: 3 },
  { titre: 'Calcul', part: 3.8 },
  { titre: 'Article', part: 2.1 },
  { titre: 'Montant', part: 1.9, droite: true },
];

const cellules = ({ libelle, formule, article, texte, valeur, unite }: NoeudAffiche): string[] => [
  typographier(libelle),
  typographier(sansTautologie(formule)),
  typographier(article),
  texte ?? formaterValeur(valeur, unite),
];

/** The page of the ledger when the tax has one; else every step under what it makes. */
function calcul(papier: Papier, { trace, tranches, total, profondeur = NIVEAUX }: Calcul): void {
  const releve = lignesDuReleve(trace);
  const fin: Ligne = {
    cellules: total ? [total.libelle, ...cellules(trace).slice(1, 3), total.valeur] : cellules(trace),
    total: true,
  };
  if (releve.length === 0) {
    tableau(papier, COLONNES, [...trace.enfants.flatMap((n) => [...etapes(n, profondeur)]), fin]);
    return;
  }
  const [bareme, ...autres] = releve;
  tableau(papier, COLONNES, [
    ...lignesDesTranches(tranches),
    ...(bareme ? [{ cellules: cellules(bareme) }] : []),
    ...autres.map((n) => ({ cellules: cellules(n) })),
    fin,
  ]);
}

/** A step that comes to nothing says why on its line; what is under it says nothing more. */
function* etapes(noeud: NoeudAffiche, profondeur: number, retrait = 0): Generator<Ligne> {
  if (noeud.valeur !== 0 && retrait + 1 < profondeur)
    for (const enfant of noeud.enfants) yield* etapes(enfant, profondeur, retrait + 1);
  yield { cellules: cellules(noeud), retrait: Math.min(retrait, RETRAIT_MAX) };
}

function lignesDesTranches(tranches: Calcul['tranches']): Ligne[] {
  const parts = tranches?.parts ?? 1;
  return (tranches?.marches ?? [])
    .filter(({ assiette }) => assiette > 0)
    .map(({ assiette, taux, impot }) => ({
      cellules: [
        `Tranche à ${formaterTaux(taux)}${parts === 1 ? '' : ', une part'}`,
        `${formaterEuros(assiette)} × ${formaterTaux(taux)}${parts === 1 ? '' : `, pour une part sur ${formaterNombre(parts)}`}`,
        '',
        formaterEuros(Math.round(impot * 100) / 100),
      ],
      retrait: 1,
    }));
}
