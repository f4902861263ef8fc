import { AnalyseGenerale, AnalyseIrpp } from '@francis/contract';
import { deNom } from '@francis/presentation';
import { Papier, tableau } from '../../../platform/pdf/index.ts';
import { enDate, enEuros } from '../calcul/ecrire.ts';
import { aConfirmer, etatDuCalcul, grandLivre, listeDesPistes, PIED, sourcesDu } from './blocs.ts';

interface Maison {
  readonly client: string;
  readonly cabinet: string;
  readonly logo: Buffer | undefined;
}

/**
 * One kept analysis on paper, as it was given: nothing is computed again.
 * @returns undefined for an answer that has no tax, or of a form that is no longer written.
 */
export async function papierAnalyseGardee(
  resultat: unknown,
  { client, cabinet, logo }: Maison,
): Promise<Buffer | undefined> {
  const lue = AnalyseIrpp.or(AnalyseGenerale).safeParse(resultat);
  if (!lue.success) return undefined;
  const { data: analyse } = lue;
  const { chiffres, trace, annee, auteur } = analyse;
  if (!chiffres || !trace) return undefined;
  const le = new Date(analyse.le);
  const quoi = analyse.genre === 'irpp' ? `Impôt sur les revenus ${annee}` : 'Analyse générale';
  const date = enDate(le);
  const papier = new Papier({ titre: `${quoi} ${deNom(client)}`, de: cabinet, date, pied: PIED, cree: le });
  if (logo) papier.logo(logo);
  papier.titre(1, quoi).paragraphe([
    { texte: client, fort: true },
    { texte: `, le ${date}, par ${auteur}`, doux: true },
  ]);
  if ('summary' in analyse) papier.paragraphe(analyse.summary, { voix: true });
  etatDuCalcul(papier, analyse);
  const { impot, prelevements_sociaux, cdhr, total } = chiffres;
  tableau(
    papier,
    [
      { titre: `Revenus ${annee}`, part: 3 },
      { titre: 'Montant', part: 1.4, droite: true },
    ],
    [
      { cellules: ['Impôt sur le revenu', enEuros(impot)] },
      { cellules: ['Prélèvements sociaux', enEuros(prelevements_sociaux)] },
      ...(cdhr > 0 ? [{ cellules: ['Contribution différentielle', enEuros(cdhr)] }] : []),
      { cellules: ['Total dû', enEuros(total)], total: true },
    ],
  );
  listeDesPistes(papier, analyse);
  aConfirmer(papier, analyse);
  if ('notes_explicatives' in analyse && analyse.notes_explicatives.length > 0)
    papier.titre(2, 'Notes').liste(analyse.notes_explicatives);
  grandLivre(papier, trace);
  sourcesDu(papier, trace);
  return papier.terminer();
}
