import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as attendre } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { demarrer, envoyer, ouvrirCompte } from './serveur.ts';
import { centile, mesure, type Mesure } from './mesures.ts';

/** Speed of the whole product at its HTTP border: real server, embedded database, quota and storage included. */
const COMPTES = 20;
const SECONDES = 15;

export async function run(): Promise<Mesure[]> {
  const dossier = mkdtempSync(join(tmpdir(), 'francis-bench-'));
  try {
    // Builds if need be, so that the starts measured below are starts alone.
    await (await demarrer(join(dossier, 'construction'))).arreter();
    const premier = await demarrer(join(dossier, 'donnees'));
    await premier.arreter();
    const second = await demarrer(join(dossier, 'donnees'));
    const durees = await charger(second.url);
    await second.arreter();
    return [
      mesure('premier démarrage, base neuve', premier.duree / 1000, 's', null),
      mesure('second démarrage', second.duree / 1000, 's', 3),
      mesure(`question, p50 (${durees.length} questions, ${COMPTES} comptes)`, centile(durees, 0.5), 'ms', null),
      mesure('question, p95', centile(durees, 0.95), 'ms', 50),
      mesure('question, p99', centile(durees, 0.99), 'ms', null),
      mesure('question, la plus lente', centile(durees, 1), 'ms', null),
    ];
  } finally {
    rmSync(dossier, { recursive: true, force: true });
  }
}

/** Each account asks one question a second, not all at the same instant. @returns milliseconds of each answer. */
async function charger(url: string): Promise<number[]> {
  const jetons = await Promise.all(Array.from({ length: COMPTES }, () => ouvrirCompte(url)));
  const durees: number[] = [];
  await Promise.all(
    jetons.map(async (jeton, compte) => {
      await attendre((compte / COMPTES) * 1000);
      const debut = performance.now();
      for (let i = 0; i < SECONDES; i += 1) {
        await attendre(Math.max(0, debut + i * 1000 - performance.now()));
        const depart = performance.now();
        const reponse = await envoyer(url, '/api/ask', { question: question(compte * SECONDES + i) }, jeton);
        durees.push(performance.now() - depart);
        if (!reponse.includes('"answer"')) throw new Error(`réponse inattendue : ${reponse.slice(0, 200)}`);
      }
    }),
  );
  return durees.sort((a, b) => a - b);
}

const TOURNURES: readonly ((montant: number) => string)[] = [
  (m) => `Je suis célibataire, j’ai déclaré ${m} € de salaire en 2025. Combien d’impôt vais-je payer ?`,
  (m) => `Nous sommes mariés avec deux enfants et ${m * 2} € de salaires. Quel est notre impôt ?`,
  (m) => `Quelle est ma tranche marginale avec ${m} € de revenu net imposable, seul ?`,
  (m) => `Pacsés sans enfant, ${m} € à deux : quelle décote ?`,
  (m) => `Je verse 3 000 € sur un PER avec un salaire de ${m} €, célibataire. Combien j’économise ?`,
  (m) => `Divorcée avec un enfant, ${m} € de salaires : combien de parts et quel impôt ?`,
  () => 'Comment fonctionne le plafonnement du quotient familial ?',
  () => 'Quels frais réels puis-je déduire ?',
];

/** A different question each time. */
function question(numero: number): string {
  const tournure = TOURNURES[numero % TOURNURES.length];
  return tournure?.(18_000 + numero * 137) ?? '';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const mesures = await run();
  for (const { nom, valeur, unite, seuil, ok } of mesures) {
    console.log(`${ok ? '✓' : '✗'} ${nom} : ${valeur} ${unite}${seuil === null ? '' : ` (seuil ${seuil} ${unite})`}`);
  }
  process.exit(mesures.every(({ ok }) => ok) ? 0 : 1);
}
