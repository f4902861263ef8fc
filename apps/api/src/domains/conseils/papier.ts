import { setImmediate as laisserPasser } from 'node:timers/promises';
import type { Conseil, ContenuConseil, ModeleRempli } from '@francis/contract';
import { AVIS_MODELE, LIBELLES_MODELE } from '@francis/contract';
import { dateDite } from '@francis/presentation';
import { Papier, tableau } from '../../platform/pdf/index.ts';
import { enDate, enEuros, grandLivre, sourcesDu } from '../analyses/index.ts';

const PIED = 'Conseil gardé tel qu’il a été validé, avec ses faits, sa loi et ses sources.';

interface Maison {
  readonly cabinet: string;
  /** PNG. */
  readonly logo: Buffer | undefined;
}

/** Proof of the duty of advice. The words and figures are those that were sealed; nothing is computed again. */
export async function papierConseil(
  conseil: Conseil & { contenu: ContenuConseil },
  logo: Buffer | undefined,
): Promise<Buffer> {
  const { contenu } = conseil;
  const { client, chiffres, loi, analyse } = contenu;
  const le = new Date(contenu.valide_le);
  const papier = ouvrir(
    { cabinet: contenu.cabinet, logo },
    { titre: `${contenu.titre}, ${client.prenom} ${client.nom}`, le, pied: PIED },
  );
  papier.titre(1, contenu.titre).paragraphe([
    { texte: `${client.prenom} ${client.nom}`, fort: true },
    { texte: `, conseil n° ${conseil.rang}, validé le ${instant(le)} par ${signataire(contenu)}`, doux: true },
  ]);
  await ecrireTexte(papier, contenu.texte);
  papier.titre(2, `Les chiffres, revenus ${loi.annee}`);
  papier.paragraphe(
    analyse.statut === 'exact'
      ? 'Exact\u202f: le dossier disait tout ce dont le calcul avait besoin.'
      : 'Estimation\u202f: des points restaient à confirmer.',
    { doux: true },
  );
  tableau(
    papier,
    [
      { titre: 'Montant', part: 3 },
      { titre: 'Euros', part: 1.4, droite: true },
    ],
    [
      { cellules: ['Impôt sur le revenu', enEuros(chiffres.impot)] },
      { cellules: ['Prélèvements sociaux', enEuros(chiffres.prelevements_sociaux)] },
      ...(chiffres.cdhr > 0 ? [{ cellules: ['Contribution différentielle', enEuros(chiffres.cdhr)] }] : []),
      { cellules: ['Total dû', enEuros(chiffres.total)], total: true },
    ],
  );
  pistes(papier, contenu);
  const decisifs = contenu.manques.filter(({ decisif }) => decisif);
  if (decisifs.length > 0) papier.titre(2, 'À confirmer').liste(decisifs.map(({ question }) => question));
  papier.titre(2, 'Les faits retenus');
  tableau(
    papier,
    [
      { titre: 'Fait', part: 3 },
      { titre: 'Valeur', part: 2 },
    ],
    contenu.faits.map(({ libelle, texte }) => ({ cellules: [libelle, texte] })),
  );
  grandLivre(papier, contenu.trace);
  sourcesDu(papier, contenu.trace);
  preuve(papier, conseil);
  return papier.terminer();
}

function pistes(papier: Papier, { pistes: toutes }: ContenuConseil): void {
  if (toutes.length === 0) return;
  papier.titre(2, 'Leviers et droits chiffrés');
  tableau(
    papier,
    [
      { titre: 'Levier', part: 3 },
      { titre: 'Gain', part: 1.2, droite: true },
      { titre: 'Condition et article', part: 4 },
    ],
    toutes.map((p) => ({
      cellules: [p.titre, enEuros(p.gain), `${p.condition} ${p.risque} (${p.article})`],
    })),
  );
}

function preuve(
  papier: Papier,
  { contenu, preuve: p, rang, conserve_jusquau, id }: Conseil & { contenu: ContenuConseil },
): void {
  papier.titre(2, 'La preuve');
  papier.paragraphe(
    'Chaque conseil porte l’empreinte de son contenu et celle du conseil d’avant\u202f: en changer un, ou en retirer un, se voit. L’export JSON contient tout ce qu’il faut pour refaire ces empreintes sans nous.',
    { doux: true },
  );
  const lignes: [string, string][] = [
    ['Conseil', `n° ${rang}, ${id}`],
    ['Validé par', signataire(contenu)],
    ['Validé le', instant(new Date(contenu.valide_le))],
    ['Analyse', `${contenu.analyse.id}, du ${instant(new Date(contenu.analyse.le))}`],
    ['Paramètres de la loi', `${contenu.loi.annee}, empreinte ${contenu.loi.parametres}`],
    ['Empreinte du contenu (SHA-256)', couper(p.empreinte_sha256)],
    ['Chaîne d’avant', couper(p.precedente_sha256)],
    ['Chaîne', couper(p.chaine_sha256)],
    ['Conservé jusqu’au', enDate(new Date(conserve_jusquau))],
  ];
  tableau(
    papier,
    [
      { titre: 'Élément', part: 1.6 },
      { titre: 'Valeur', part: 4 },
    ],
    lignes.map((cellules) => ({ cellules })),
  );
}

/** The letter of a firm, which nobody may take for ours. */
export async function papierModele(
  { genre, texte }: ModeleRempli,
  { cabinet, logo }: Maison,
  le: Date,
): Promise<Buffer> {
  const papier = ouvrir({ cabinet, logo }, { titre: LIBELLES_MODELE[genre], le, pied: AVIS_MODELE });
  await ecrireTexte(papier, texte, 1);
  return papier.terminer();
}

function ouvrir({ cabinet, logo }: Maison, { titre, le, pied }: { titre: string; le: Date; pied: string }): Papier {
  const papier = new Papier({ titre, de: cabinet, date: enDate(le), pied, cree: le });
  return logo ? papier.logo(logo) : papier;
}

/** Lines drawn at one go: what others ask is answered in between. */
const D_AFFILEE = 50;

/** A text as a person types it: `# ` before a heading, `- ` before an item, an empty line between paragraphs. */
async function ecrireTexte(papier: Papier, texte: string, niveau: 1 | 2 = 2): Promise<void> {
  let premier = niveau;
  let items: string[] = [];
  let lignes: string[] = [];
  const vider = (): void => {
    if (lignes.length > 0) papier.paragraphe(lignes.join('\n'));
    if (items.length > 0) papier.liste(items);
    [lignes, items] = [[], []];
  };
  for (const [i, ligne] of texte
    .split('\n')
    .map((l) => l.trimEnd())
    .entries()) {
    if (i > 0 && i % D_AFFILEE === 0) await laisserPasser();
    const titre = ligne.startsWith('# ');
    const item = ligne.startsWith('- ');
    if (titre || ligne === '' || (item ? lignes.length > 0 : items.length > 0)) vider();
    if (titre) {
      papier.titre(premier, ligne.slice(2).trim());
      premier = 2;
    } else if (item) items.push(ligne.slice(2).trim());
    else if (ligne !== '') lignes.push(ligne);
  }
  vider();
}

const signataire = ({ valide_par: { nom, fonction } }: ContenuConseil): string =>
  fonction === null ? nom : `${nom}, ${fonction.charAt(0).toLowerCase()}${fonction.slice(1)}`;

const INSTANT = new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', dateStyle: 'long', timeStyle: 'short' });
const instant = (date: Date): string => dateDite(INSTANT.format(date));

/** Sixty-four signs do not fit on a line, and have no space where to be cut. */
const couper = (signes: string): string => (signes.match(/.{1,32}/g) ?? ['']).join('\n');
