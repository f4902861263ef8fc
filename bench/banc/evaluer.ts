/**
 * Asks every question of the project in this process and prints what is right, what is wrong, and what is wrong and
 * called « exact »: `npx tsx bench/banc/evaluer.ts [banc|corpus|lecture|heberge|intrus] [--sortie fichier.json] [--ecrivain w9] [--gardee]`.
 * `heberge` plays the careful reading back through a stub of a hosted provider; what the tools cannot hold stands apart.
 * `--gardee` asks the turns of before too, as a stored conversation holds them, rather than giving their text.
 * `intrus` adds one meaningless amount to each question answered exactly, and counts those that stay exact.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AppelOutil, ReponseAssistant } from '@francis/assistant';
import { creerAssistant, creerAssistantEmbarque, creerModeleDeLecture } from '@francis/assistant';
import { ouvrirEssaiDeModele } from '@francis/api/cas-usage';
import { lirait } from '../../packages/assistant/src/modeles-heberges/essais/lecteur.ts';
import { ouvrirServeur } from '../../packages/assistant/src/modeles-heberges/essais/serveur.ts';
import { FAUX_ET_EXACT, juger, type QuestionLueAlaMain, type Verdict } from './juger.ts';
import { fichiersDuCorpus, jourDeLecture, lireCorpus } from './lire-corpus.ts';
import { type CasBanc, noter } from './noter.mjs';
import { tenir } from './tenir.ts';
import { cleJuste, direManques, reponseJuste } from './reponse-juste.ts';

const JOUR_DU_BANC = '2026-11-20';
const BANC = ['public.json', 'francis.json', 'aveugle.json'];
/** The same amount, which nothing in tax law takes, told in four ways. */
const INTRUS = [
  (q: string) => `${q} J'ai aussi 4 321 € de zorglub.`,
  (q: string) => `J'ai 4 321 € de zorglub. ${q}`,
  (q: string) => `${q} Le zorglub fait 4321 euros par an.`,
  (q: string) => `${q} (zorglub : 4 321)`,
];

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { sortie: { type: 'string' }, ecrivain: { type: 'string' }, gardee: { type: 'boolean' } },
});
const parties = positionals.length > 0 ? positionals : ['banc', 'corpus', 'intrus'];
const assistant = creerAssistantEmbarque();
const lignes: Record<string, unknown>[] = [];
const resume: Record<string, unknown> = {};

interface Posee {
  readonly question: string;
  readonly historique?: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly juridiction?: CasBanc['jurisdiction'];
  readonly profil?: Readonly<Record<string, unknown>>;
  readonly jour: string;
}

async function demander(
  q: Posee,
  qui = assistant,
): Promise<ReponseAssistant & { readonly faits?: readonly AppelOutil[] }> {
  const cadre = {
    juridiction: q.juridiction ?? 'FR',
    aujourdhui: q.jour,
    ...(q.profil ? { profilContexte: q.profil } : {}),
  } as const;
  const { historique = [] } = q;
  const avant = options.gardee ? await tenir(qui, historique, cadre) : { historique };
  const flux = qui.repondre({ ...cadre, ...avant, question: q.question });
  for await (const evenement of flux)
    if (evenement.type === 'reponse') return { ...evenement.reponse, faits: evenement.bilan?.appels ?? [] };
  throw new Error('no answer');
}

/** A question without turns before it is the same in a stored conversation. */
const retenue = ({ historique = [] }: { readonly historique?: readonly unknown[] }): boolean =>
  options.gardee !== true || historique.length > 0;

const lire = (nom: string): string => readFileSync(new URL(nom, import.meta.url), 'utf8');
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- our own fixture.
const lireBanc = (nom: string) => JSON.parse(lire(nom)) as CasBanc[];
const exactes: { id: string; strate: string; posee: Posee }[] = [];

async function evaluerBanc(): Promise<void> {
  const total = { questions: 0, justes: 0, faux_et_exacts: 0, justes_et_exacts: 0 };
  for (const c of BANC.flatMap(lireBanc).filter(retenue)) {
    const posee: Posee = {
      question: c.question,
      historique: c.historique ?? [],
      juridiction: c.jurisdiction,
      jour: JOUR_DU_BANC,
      ...(c.profil ? { profil: c.profil } : {}),
    };
    const reponse = await demander(posee);
    const { reussi, raisons } = noter(c, reponse);
    total.questions += 1;
    if (reussi) total.justes += 1;
    if (!reussi && reponse.statut === 'exact') total.faux_et_exacts += 1;
    if (reussi && reponse.statut === 'exact') total.justes_et_exacts += 1;
    if (reponse.statut === 'exact' && reponse.calculs.length > 0) exactes.push({ id: c.id, strate: c.strate, posee });
    lignes.push({
      id: c.id,
      strate: c.strate,
      verdict: reussi ? 'juste' : reponse.statut === 'exact' ? 'faux_exact' : 'faux',
      statut: reponse.statut,
      question: c.question,
      juste: reponseJuste(c),
      manque: direManques(raisons),
      answer: reponse.answer,
      faits: reponse.faits,
      doutes: reponse.doutes,
      lecture: reponse.lecture,
      raisons,
    });
  }
  resume['banc'] = total;
}

/** The reading of the careful person, computed and told by the product: what the tools can hold. */
const lecteurParfait = (c: QuestionLueAlaMain) =>
  creerAssistant({ modele: creerModeleDeLecture({ appels: c.appels, demandes: c.demande }) });

interface Heberge {
  readonly demander: (c: QuestionLueAlaMain, posee: Posee) => ReturnType<typeof demander>;
  readonly fermer: () => Promise<void>;
}

/** A stub server with a provider's protocol, which reads as the careful person did. */
async function ouvrirHeberge(): Promise<Heberge> {
  const serveur = await ouvrirServeur(() => ({ texte: '' }));
  const { ouvrirModele } = await ouvrirEssaiDeModele();
  const heberge = await ouvrirModele({
    MODELE: 'openai-compatible',
    MODELE_NOM: 'lecteur-transcrit',
    MODELE_URL: `${serveur.origine}/openai-compatible/v1`,
    MODELE_RESEAU_LOCAL: 'oui',
  });
  if (heberge === undefined) throw new Error('no hosted model');
  return {
    demander: (c, posee) => {
      serveur.conduite = lirait({ ...c }, posee.jour);
      return demander(posee, heberge.assistant);
    },
    fermer: () => serveur.fermer(),
  };
}

type Lecteur = 'embarque' | 'parfait' | 'heberge';

async function evaluerCorpus(lecteur: Lecteur): Promise<void> {
  const heberge = lecteur === 'heberge' ? await ouvrirHeberge() : undefined;
  const tenables = { questions: 0, notees: 0, justes: 0, faux_et_exacts: 0, ecarts: 0 };
  const fichiers = fichiersDuCorpus(options.ecrivain);
  const parEcrivain: Record<string, unknown> = {};
  for (const fichier of fichiers) {
    const compte: Partial<Record<Verdict | 'juste_et_exact' | 'hors_outils', number>> = {};
    for (const c of lireCorpus(fichier).filter(retenue)) {
      const historique = (c.historique ?? []).map(({ role, content }) => ({ role, content }));
      const posee = { question: c.question, historique, jour: jourDeLecture(fichier) };
      const qui = lecteur === 'parfait' && c.appels.length > 0 ? lecteurParfait(c) : assistant;
      const reponse = heberge ? await heberge.demander(c, posee) : await demander(posee, qui);
      const verdict = juger(c, reponse);
      if (!c.hors_outils) {
        tenables.questions += 1;
        if (verdict !== 'loi_a_lire') tenables.notees += 1;
        if (verdict === 'juste' || verdict === 'juste_en_partie') tenables.justes += 1;
        if (FAUX_ET_EXACT.has(verdict)) tenables.faux_et_exacts += 1;
        if (reponse.hebergement?.ecart !== undefined) tenables.ecarts += 1;
      }
      compte[verdict] = (compte[verdict] ?? 0) + 1;
      if (c.hors_outils) compte.hors_outils = (compte.hors_outils ?? 0) + 1;
      if (verdict.startsWith('juste') && reponse.statut === 'exact')
        compte.juste_et_exact = (compte.juste_et_exact ?? 0) + 1;
      lignes.push({
        id: c.id,
        verdict,
        attendu: c.statut,
        statut: reponse.statut,
        hors_outils: c.hors_outils,
        question: c.question,
        historique: c.historique,
        cle: c.cle,
        juste: cleJuste(c),
        answer: reponse.answer,
        faits: reponse.faits,
        doutes: reponse.doutes,
        hebergement: reponse.hebergement,
        lecture: reponse.lecture,
        calculs: reponse.calculs.length,
        ecartes: c.ecartes,
        demande: c.demande,
        appels: c.appels,
      });
    }
    const notees = Object.entries(compte)
      .filter(([k]) => k !== 'loi_a_lire' && k !== 'juste_et_exact' && k !== 'hors_outils')
      .reduce((t, [, n]) => t + n, 0);
    const justes = (compte.juste ?? 0) + (compte.juste_en_partie ?? 0);
    const faux = [...FAUX_ET_EXACT].reduce((t, v) => t + (compte[v] ?? 0), 0);
    parEcrivain[fichier] = { notees, justes, faux_et_exacts: faux, ...compte };
  }
  await heberge?.fermer();
  const noms = { embarque: 'corpus', parfait: 'lecture', heberge: 'heberge' };
  resume[noms[lecteur]] = { ...parEcrivain, sans_hors_outils: tenables };
}

async function evaluerIntrus(): Promise<void> {
  const compte = { posees: 0, restees_exactes: 0, ir: { posees: 0, restees_exactes: 0 } };
  for (const { id, strate, posee } of exactes)
    for (const [i, ajouter] of INTRUS.entries()) {
      const reponse = await demander({ ...posee, question: ajouter(posee.question) });
      const restee = reponse.statut === 'exact';
      compte.posees += 1;
      if (restee) compte.restees_exactes += 1;
      if (strate === 'calcul_ir') {
        compte.ir.posees += 1;
        if (restee) compte.ir.restees_exactes += 1;
      }
      if (restee)
        lignes.push({
          id: `${id}+${i}`,
          verdict: 'intrus_exact',
          question: ajouter(posee.question),
          answer: reponse.answer,
        });
    }
  resume['intrus'] = compte;
}

if (parties.includes('banc') || parties.includes('intrus')) await evaluerBanc();
if (parties.includes('corpus')) await evaluerCorpus('embarque');
if (parties.includes('lecture')) await evaluerCorpus('parfait');
if (parties.includes('heberge')) await evaluerCorpus('heberge');
if (parties.includes('intrus')) await evaluerIntrus();
console.log(JSON.stringify(resume, null, 1));
if (options.sortie) writeFileSync(options.sortie, JSON.stringify(lignes, null, 1));
