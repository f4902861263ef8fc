import { setImmediate as laisserPasser } from 'node:timers/promises';
import type { LigneRadar, RadarDesLois, RejeuDesAnalyses } from '@francis/contract';
import { readDateCursor, writeDateCursor } from '../../platform/http/cursor.ts';
import type { Cloison } from '../cabinet/index.ts';
import { empreinteDesParametres } from './calcul/dossier.ts';
import { rejouer } from './calcul/rejouer.ts';
import { depotRejeux, type PassageRejeu, type Rejeu, rejeuxDe } from './rejeux/index.ts';
import { type AnalyseNommee, depotRadar } from './repository-radar.ts';
import { articlesDe, cite } from './traces.ts';

/** Analyses read at one go: each one may be a whole computation. */
const PAR_PAGE = 50;

/** Every article that an analysis leans on: its calculation, then its leads. */
const articlesCites = ({ resultat }: AnalyseNommee['analyse']): string[] => [
  ...(resultat.trace ? articlesDe(resultat.trace) : []),
  ...resultat.pistes.map(({ article }) => article),
];

function ligneDe(
  { analyse, nom_client, prenom_client }: AnalyseNommee,
  articles: readonly string[],
  rejeu: Rejeu | undefined,
): LigneRadar {
  const avant = analyse.resultat.chiffres?.total ?? 0;
  const { ecart, loi, phrase } = rejeu ? { ...rejeu, ecart: rejeu.ecart ?? 0 } : rejouer(analyse, analyse.faits);
  return {
    client: { id: analyse.clientId, nom_client, prenom_client },
    analyse: { id: analyse.id, genre: analyse.genre, le: analyse.le.toISOString(), annee: analyse.annee },
    avant,
    apres: avant + ecart,
    ecart,
    phrase,
    rejouee_le: rejeu?.le.toISOString() ?? null,
    loi: loi.map(({ libelle, article, avant: ancien, apres }) => ({ libelle, article, avant: ancien, apres })),
    articles: [...new Set(articles)],
  };
}

/**
 * Kept analyses computed again from their own facts under today’s law: those whose figure moves or, for a text, those
 * that lean on it. What the automatic replay gave is read; what it has not reached yet is computed here. The file as it
 * is now does not enter.
 */
export async function balayer(
  cloison: Cloison,
  { article, apres }: { readonly article: string | undefined; readonly apres: string | undefined },
): Promise<RadarDesLois> {
  const page = await depotRadar(cloison).suivantes(apres === undefined ? undefined : readDateCursor(apres), PAR_PAGE);
  const dernier = await depotRejeux(cloison).dernier();
  const rejeuDe = await rejeuxDe(
    cloison,
    page.map(({ analyse }) => analyse),
  );
  const lignes: LigneRadar[] = [];
  for (const nommee of page) {
    const { annee, parametres, resultat } = nommee.analyse;
    if (!resultat.trace || !resultat.chiffres) continue;
    const cites = article === undefined ? [] : articlesCites(nommee.analyse).filter((a) => cite(a, article));
    const aRevoir = article === undefined ? parametres !== empreinteDesParametres(annee) : cites.length > 0;
    if (!aRevoir) continue;
    const rejeu = rejeuDe(nommee.analyse);
    if (!rejeu) await laisserPasser();
    const ligne = ligneDe(nommee, cites, rejeu);
    if (article !== undefined || ligne.ecart !== 0) lignes.push(ligne);
  }
  const derniere = page.at(-1)?.analyse;
  const suivant = page.length === PAR_PAGE && derniere ? writeDateCursor(derniere) : null;
  return { relues: page.length, lignes, suivant, rejeu: dernier ? presenterRejeu(dernier) : null };
}

const presenterRejeu = ({ demandeLe, finiLe, relues, changees }: PassageRejeu): RejeuDesAnalyses => ({
  etat: finiLe === null ? 'en_cours' : 'fait',
  demande_le: demandeLe.toISOString(),
  fini_le: finiLe?.toISOString() ?? null,
  relues,
  changees,
});
