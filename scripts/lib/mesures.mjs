import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { RACINE } from './commande.mjs';

const DOSSIER = join(RACINE, 'docs', 'mesures');

const secondes = (ms) => (ms / 1000).toFixed(1).replace('.', ',');
const nombre = (n) => n.toLocaleString('fr-FR');
const cellule = (texte) => texte.replaceAll('|', '\\|');

/** « Linux x64, 2 cœurs AMD EPYC, Node 20.20.2 ». */
const machine = () =>
  `${process.platform} ${process.arch}, ${availableParallelism()} cœurs ${(cpus()[0]?.model ?? '').trim()}, Node ${process.versions.node}`;

/** @param rapport JSON report of vitest @param {RegExp} fichiers whose tests are told, one line each */
function lignesDe(rapport, fichiers) {
  return rapport.testResults
    .filter(({ name }) => fichiers.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .flatMap(({ name, assertionResults }) =>
      assertionResults.map(
        ({ ancestorTitles, title, status, duration }) =>
          `| ${cellule([...ancestorTitles, title].join(' › '))} | ${name.replace(RACINE, '').replace(/^.*examples\/|^\//, '')} | ${status === 'passed' ? 'tenue' : 'EN DÉFAUT'} | ${secondes(duration ?? 0)} |`,
      ),
    );
}

/** Writes one dated table of `docs/mesures`: what was checked, its result, its duration. */
async function ecrire(fichier, { titre, commande, taille, unite }, lignes) {
  const defauts = lignes.filter((l) => l.includes('EN DÉFAUT')).length;
  const charge = loadavg()
    .map((c) => c.toFixed(2).replace('.', ','))
    .join(' / ');
  const texte = `# ${titre}

Écrit par \`${commande}\`. Ne pas modifier à la main.

- Date : ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC
- Machine : ${machine()} ; charge à la fin ${charge}
- Taille : ${taille}
- Résultat : ${lignes.length - defauts} tenues, ${defauts} en défaut

| ${unite} | fichier | résultat | durée (s) |
|---|---|---|---:|
${lignes.join('\n')}
`;
  await mkdir(DOSSIER, { recursive: true });
  await writeFile(join(DOSSIER, fichier), texte);
  return join(DOSSIER, fichier).replace(RACINE, '');
}

/**
 * What the properties gave at full size, in `docs/mesures/proprietes.md`.
 * @param rapport JSON report of vitest @param {number} tirages random cases of each property
 */
export const ecrireProprietes = (rapport, tirages) =>
  ecrire(
    'proprietes.md',
    {
      titre: 'Propriétés du moteur, en grand',
      commande: 'npm run test:long -- --only proprietes',
      taille: `${nombre(tirages)} cas tirés au hasard par propriété`,
      unite: 'propriété',
    },
    lignesDe(rapport, /proprietes|ruptures/),
  );

/**
 * How many returns of the official program the engine finds again to the euro, in `docs/mesures/officiel.md`.
 * @param rapport JSON report of vitest
 */
export async function ecrireOfficiel(rapport) {
  await noterLaVersion({ moteur: controlerLeMoteur(rapport) });
  return ecrire(
    'officiel.md',
    {
      titre: 'Accord avec le programme de calcul officiel',
      commande: 'npm run test:long -- --only officiel',
      taille: 'toutes les déclarations que les champs d’aujourd’hui tiennent, tolérance de 0 €',
      unite: 'mesure',
    },
    lignesDe(rapport, /officiel\/officiel/),
  );
}

/** Figures known beforehand that the engine must find again, by the file of tests that holds them. */
const CONTROLES = {
  foyers: { fichier: 'examples/foyers.test.ts', titre: 'chaque montant est celui de l’administration' },
  exemples: { fichier: 'examples/exemples-officiels.test.ts', titre: '' },
  etranger: { fichier: 'examples/international/cas.test.ts', titre: 'tombe juste dans sa tolérance' },
};

/** « 1 143 » → 1143. */
const nombreLu = (texte) => Number(texte.replaceAll(/\D/g, ''));

/** How many of the control cases are right, and which are not: what the page of accuracy shows. */
function controlerLeMoteur(rapport) {
  const testsDe = (fichier) =>
    rapport.testResults
      .filter(({ name }) => name.endsWith(fichier))
      .flatMap(({ assertionResults }) => assertionResults);
  const compter = ({ fichier, titre }) => {
    const cas = testsDe(fichier).filter(({ title }) => title.includes(titre));
    if (cas.length === 0) throw new Error(`${fichier} holds no case « ${titre} »`);
    const manques = cas.filter(({ status }) => status !== 'passed').map(({ title }) => title);
    return { tous: cas.length, justes: cas.length - manques.length, manques };
  };
  const phrase = testsDe('officiel/officiel.test.ts').find(({ title }) => title.includes(' tombent juste'));
  const [aLEuro = 0, tenues = 0] = (phrase?.title.split(' tombent juste')[0] ?? '')
    .split(' déclarations sur ')
    .map(nombreLu);
  return {
    ...Object.fromEntries(Object.entries(CONTROLES).map(([nom, controle]) => [nom, compter(controle)])),
    programme: { tous: tenues, justes: aLEuro },
  };
}

/**
 * What the promises about the assistant's answers gave at full size, in `docs/mesures/confiance.md`.
 * @param rapport JSON report of vitest
 */
export const ecrireConfiance = (rapport) =>
  ecrire(
    'confiance.md',
    {
      titre: 'Confiance dans les réponses, en grand',
      commande: 'npm run test:long -- --only confiance',
      taille: 'celle que dit chaque promesse',
      unite: 'promesse',
    },
    lignesDe(rapport, /tests\//),
  );

/** Said « exact » and wrong, or where nobody could know: as `bench/banc/juger.ts` names them. */
const FAUX_ET_EXACTS = new Set(['faux_exact', 'exact_sans_savoir', 'refus_manque_exact']);

/** Counts of one writer's questions: what the tools can hold, and apart what none holds. */
function lignesDeLecteur(ecrivain, lignes) {
  const notees = lignes.filter((l) => l.verdict !== 'loi_a_lire');
  return [true, false].map((tenue) => {
    const siennes = notees.filter((l) => Boolean(l.hors_outils) !== tenue);
    const justes = siennes.filter((l) => l.verdict.startsWith('juste')).length;
    const faux = siennes.filter((l) => FAUX_ET_EXACTS.has(l.verdict)).length;
    return `| ${ecrivain} | ${tenue ? 'tenues par les outils' : 'hors des outils'} | ${siennes.length} | ${justes} | ${faux} |`;
  });
}

/**
 * What the reading of the questions gave, in `docs/mesures/lecture.md`.
 * @param resume totals of `bench/banc/evaluer.ts` @param {object[]} lignes one a question
 */
export async function ecrireLecture(resume, lignes) {
  const { banc, intrus } = resume;
  const fichiers = Object.keys(resume.corpus).filter((cle) => cle.endsWith('.ndjson'));
  const ecrivains = fichiers.map((fichier) => fichier.replace('.ndjson', ''));
  const parEcrivain = ecrivains.flatMap((e) =>
    lignesDeLecteur(
      e,
      lignes.filter(({ id, attendu }) => attendu !== undefined && id.toLowerCase().startsWith(`${e}-`)),
    ),
  );
  const texte = `# Lecture des questions

Écrit par \`npm run test:long -- --only lecture\`. Ne pas modifier à la main.

- Date : ${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC
- Machine : ${machine()}
- Banc : ${banc.questions} questions, ${banc.justes} justes dont ${banc.justes_et_exacts} dites exactes ; **${banc.faux_et_exacts} fausses et dites exactes**
- Montant sans rapport ajouté : ${intrus.posees} questions, ${intrus.restees_exactes} restées exactes (impôt sur le revenu : ${intrus.ir.posees} et ${intrus.ir.restees_exactes})

Corpus de questions lues à la main, par écrivain ; les règles à relire à l’œil ne sont pas notées.

| écrivain | questions | notées | justes | fausses et dites exactes |
|---|---|---:|---:|---:|
${parEcrivain.join('\n')}
`;
  await mkdir(DOSSIER, { recursive: true });
  await writeFile(join(DOSSIER, 'lecture.md'), texte);
  const duBanc = lignes.filter((l) => l.attendu === undefined);
  const duCorpus = lignes.filter((l) => l.attendu !== undefined && l.verdict !== 'loi_a_lire');
  await noterLaVersion({
    banc: {
      questions: banc.questions,
      justes: banc.justes,
      faussesExactes: banc.faux_et_exacts,
      erreurs: erreursDe(duBanc),
    },
    corpus: {
      notees: duCorpus.length,
      justes: duCorpus.filter((l) => l.verdict.startsWith('juste')).length,
      faussesExactes: duCorpus.filter((l) => FAUX_ET_EXACTS.has(l.verdict)).length,
      erreurs: erreursDe(duCorpus),
    },
  });
  return join(DOSSIER, 'lecture.md').replace(RACINE, '');
}

/** What was said « exact » and was wrong, word for word, with what was right. */
const erreursDe = (lignes) =>
  lignes
    .filter((l) => FAUX_ET_EXACTS.has(l.verdict))
    .map(({ id, question, answer, juste, manque = '' }) => ({ id, question, reponse: answer, juste, manque }));

/** One entry a day of measure: each measure writes its part of it, the last of that day. */
async function noterLaVersion(mesures) {
  const fichier = join(DOSSIER, 'versions.json');
  const versions = JSON.parse(await readFile(fichier, 'utf8'));
  const date = new Date().toISOString().slice(0, 10);
  const celle = { ...versions.find((version) => version.date === date), date, ...mesures };
  const autres = versions.filter((version) => version.date !== date);
  await writeFile(fichier, `${JSON.stringify([...autres, celle], null, 2)}\n`);
}
