import { readFileSync } from 'node:fs';
import { setTimeout as attendre } from 'node:timers/promises';
import { PassagePortefeuille } from '@francis/contract';
import { PROJETS_DE_REFORME } from '@francis/fiscal';
import { mesure, type Mesure } from './mesures.ts';
import { envoyer, type Serveur } from './serveur.ts';

const ICI = '/api/pro/portefeuille/passages';
const DIX_MILLE = { passage: 2_000, excel: 5_000, memoire: 150 };
const REFORME_MS = 15_000;
const MEGAOCTETS = 1024;

/** « The same memory »: a run over ten times as many clients holds no more than this above the small one's. */
const MEMOIRE_EN_PLUS_MO = 100;
const POINTE = 'portefeuille, mémoire la plus haute';

/** Memory that the server really holds, in megabytes. */
export function memoire(pid: number): number {
  const kilos = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilos) / MEGAOCTETS;
}

/** A work with the most memory that the server held meanwhile, and what it held before. */
async function pendant<T>(pid: number, travail: () => Promise<T>) {
  const [avant, debut] = [memoire(pid), performance.now()];
  let pointe = avant;
  const sonde = setInterval(() => {
    pointe = Math.max(pointe, memoire(pid));
  }, 20);
  try {
    const rendu = await travail();
    return { rendu, ms: performance.now() - debut, pointe, plus: pointe - avant };
  } finally {
    clearInterval(sonde);
  }
}

/** From the request to the run that is over, as the screen waits for it. */
async function calculer(url: string, jeton: string, demande: object): Promise<PassagePortefeuille> {
  const { id } = PassagePortefeuille.parse(JSON.parse(await envoyer(url, ICI, demande, jeton)));
  for (;;) {
    const lu = await fetch(`${url}${ICI}/${id}`, { headers: { authorization: `Bearer ${jeton}` } });
    const passage = PassagePortefeuille.parse(await lu.json());
    if (passage.etat === 'fait') return passage;
    if (passage.etat === 'interrompu') throw new Error('le calcul a été interrompu');
    await attendre(50);
  }
}

/** The portfolio of a firm of so many clients; thresholds where they are promised. */
export async function mesurerPortefeuille(
  { url, pid }: Pick<Serveur, 'url' | 'pid'>,
  jeton: string,
  nombre: number,
): Promise<Mesure[]> {
  const dixMille = nombre === 10_000;
  const nom = `${nombre} clients, PostgreSQL`;
  const premier = await pendant(pid, () => calculer(url, jeton, {}));
  const calcules = premier.rendu.bilan?.a_completer === 0 ? nombre : 0;
  if (calcules !== nombre) throw new Error('un dossier du banc n’est pas calculable');
  const second = await pendant(pid, () => calculer(url, jeton, {}));
  const changements = PROJETS_DE_REFORME[0]?.changements ?? {};
  const reforme = await pendant(pid, () => calculer(url, jeton, { reforme: { titre: 'Banc', changements } }));
  if ((reforme.rendu.bilan?.touches ?? 0) === 0) throw new Error('la réforme ne touche personne');
  const excel = await pendant(pid, async () => {
    const reponse = await fetch(`${url}${ICI}/${reforme.rendu.id}/export-excel`, {
      headers: { authorization: `Bearer ${jeton}` },
    });
    if (!reponse.ok) throw new Error(await reponse.text());
    return (await reponse.arrayBuffer()).byteLength;
  });
  return [
    mesure(`portefeuille, ${nom}`, premier.ms, 'ms', dixMille ? DIX_MILLE.passage : null),
    mesure(`${POINTE}, ${nom}`, premier.pointe, 'Mo', null),
    mesure(`portefeuille inchangé, ${nom}`, second.ms, 'ms', null),
    mesure(`réforme, ${nom}`, reforme.ms, 'ms', dixMille ? null : REFORME_MS),
    mesure(`réforme, mémoire la plus haute, ${nom}`, reforme.pointe, 'Mo', null),
    mesure(`Excel du portefeuille, ${nom}`, excel.ms, 'ms', dixMille ? DIX_MILLE.excel : null),
    mesure(`Excel du portefeuille, mémoire en plus, ${nom}`, excel.plus, 'Mo', dixMille ? DIX_MILLE.memoire : null),
  ];
}

const pointe = (mesures: readonly Mesure[]): number =>
  mesures.find(({ nom }) => nom.startsWith(POINTE))?.valeur ?? Number.NaN;

/** What the large firm's run holds above the small one's, at the highest of each. */
export const memoireEnPlus = (petit: readonly Mesure[], grand: readonly Mesure[]): Mesure =>
  mesure('portefeuille, mémoire en plus du grand cabinet', pointe(grand) - pointe(petit), 'Mo', MEMOIRE_EN_PLUS_MO);
