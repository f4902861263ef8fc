import { describe, expect, test } from 'vitest';
import { a, u } from '../evaluation/foyers.ts';
import { poser } from '../evaluation/poser.ts';
import type { ReponseAssistant } from '../types.ts';

async function suivies(...questions: readonly string[]): Promise<ReponseAssistant> {
  const reponses: ReponseAssistant[] = [];
  for (const [i, question] of questions.entries()) {
    const historique = questions.slice(0, i).flatMap((q, j) => [u(q), a(reponses[j]?.answer ?? '')]);
    reponses.push(await poser(question, { historique }));
  }
  return reponses.at(-1) ?? poser('');
}
const chiffres = (r: ReponseAssistant) => r.calculs.map((c) => [c.regle, c.valeur, c.unite]);
const impots = (r: ReponseAssistant) => r.calculs.filter((c) => c.regle === 'ir.impot_final').map((c) => c.valeur);
const total = (r: ReponseAssistant) => r.calculs.filter((c) => c.regle === 'comparaison.total').map((c) => c.valeur);
const ecart = (r: ReponseAssistant) => r.calculs.find((c) => c.regle === 'comparaison.ecart')?.valeur;

const VENTE =
  'Je vends 410 000 € un local loué que j’ai acheté 260 000 € il y a 14 ans. Quel impôt sur la plus-value ?';
const DON = 'Je donne 210 000 € à mon neveu. Quels droits de donation ?';
const TVA = 'Quelle est la TVA à 10 % sur 640 € HT ?';
const SEUL = 'Célibataire, 43 000 € net imposable, quel impôt ?';
const COUPLE = 'Nous sommes mariés, je gagne 61 000 € net imposable et mon mari 24 000 €. Quel est notre impôt ?';
const TVA_SANS_TAUX = 'Combien de TVA sur 640 € HT ?';
const AVEC_DON = 'Célibataire, 43 000 € net imposable, don de 400 € aux Restos du cœur, quel impôt ?';
const PERE = 'Nous sommes mariés, 61 000 € et 24 000 € net imposable, un fils de 13 ans. Quel est notre impôt ?';
const BAILLEUR = 'Célibataire, 43 000 € net imposable, loyers nus de 650 € par mois. Quel impôt ?';
const SOCIETE = 'Ma SAS a fait 110 000 € de bénéfice. Combien d’IS ?';

/** A follow-up, and the question that says it all: the same figures, as surely. */
const ENTIERES: readonly (readonly [suites: readonly string[], entiere: string])[] = [
  [[VENTE, 'enfin 16 ans'], VENTE.replace('14', '16')],
  [[VENTE, 'et si je vends 440 000 ?'], VENTE.replace('410', '440')],
  [[DON, 'et si c’était ma fille ?'], DON.replace('mon neveu', 'ma fille')],
  [[DON, 'et pour la moitié ?'], DON.replace('210', '105')],
  [[DON, 'et si c’était ma fille ?', 'et le double ?'], DON.replace('mon neveu', 'ma fille').replace('210', '420')],
  [[TVA, 'en fait c’est TTC'], TVA.replace('HT', 'TTC')],
  [[TVA, 'et à 20 % ?', 'et pour 980 ?'], TVA.replace('10', '20').replace('640', '980')],
  [[SEUL, 'pardon, 34 000 et non 43 000'], SEUL.replace('43', '34')],
  [[SEUL, 'et 47 500 ?', 'et le triple ?'], SEUL.replace('43 000', '142 500')],
  [[TVA, 'et si c’est du 5,5 ?'], TVA.replace('10', '5,5')],
  [[TVA_SANS_TAUX, 'et en 10 ?'], 'Combien de TVA sur 640 € HT à 10 % ?'],
  [[AVEC_DON, 'mets plutôt 420'], AVEC_DON.replace('400', '420')],
  [[PERE, 'finalement il a 24 ans'], PERE.replace('13', '24')],
  [[BAILLEUR, 'je l’ai loué 7 mois'], BAILLEUR.replace('par mois', 'par mois pendant 7 mois')],
  [[SOCIETE, 'et 70 000 ?', 'et le double ?'], SOCIETE.replace('110', '140')],
];

describe('Une suite qui remplace une valeur répond comme la question entière', () => {
  test.each(ENTIERES)('%j', async (suites, entiere) => {
    const [suivie, seule] = [await suivies(...suites), await poser(entiere)];
    expect(chiffres(suivie)).toEqual(chiffres(seule));
    expect(suivie.statut).toBe(seule.statut);
  });

  test('elle dit ce qu’elle remplace, et le montre dans la question', async () => {
    const r = await suivies(TVA, 'non, à 20 % plutôt');
    expect(r.answer).toContain('« 20 % » au lieu de « 10 % »');
    const [mention] = r.lecture.mentions;
    expect('non, à 20 % plutôt'.slice(...(mention?.span ?? [0, 0]))).toBe('20 %');
  });
});

const avecEnfants = (n: string) => `Mariés, ${n} enfants, 45 000 € et 30 000 € net imposable. Quel impôt ?`;

describe('Un essai du foyer se compare à sa base', () => {
  test('un autre montant que celui qu’on avait dit', async () => {
    const r = await suivies(SEUL, 'et si c’était 51 000 ?');
    expect(impots(r)).toEqual([...impots(await poser(SEUL)), ...impots(await poser(SEUL.replace('43', '51')))]);
  });

  test('sans ce qui avait été dit, puis sans l’essai', async () => {
    const per = 'Célibataire, 43 000 € net imposable et 2 000 € versés sur un PER, quel impôt ?';
    const sans = await suivies(per, 'et sans ce PER ?');
    expect(impots(sans).at(-1)).toBe(impots(await poser(SEUL))[0]);
    const base = await suivies(SEUL, 'Et si je verse 2 000 € sur un PER ?', 'et sans PER ?');
    expect(impots(base)).toEqual(impots(await poser(SEUL)));
  });

  test('« non, plutôt… » corrige le versement essayé, pas le salaire', async () => {
    const r = await suivies(SEUL, 'et si je mets 3 000 sur un PER ?', 'non, 4 500 plutôt');
    const faits = r.lecture.faits.filter((f) => f.chemin.endsWith('per_versements')).map((f) => f.valeur);
    expect(faits).toEqual([4_500]);
  });

  test('déclarer à part : l’impôt des deux, jamais dit exact pour un couple sans date', async () => {
    const r = await suivies(COUPLE, 'et si on faisait deux déclarations ?');
    const chacun = await Promise.all(
      [61_000, 24_000].map((revenu) => poser(`Célibataire, ${revenu} € net imposable, quel impôt ?`)),
    );
    expect(total(r)).toEqual([chacun.flatMap(impots).reduce((x, y) => x + y, 0)]);
    expect(impots(r)).toEqual(impots(await poser(COUPLE)));
    expect(r.statut).toBe('partiel');
  });

  test('un enfant de plus s’ajoute à ceux qui sont là', async () => {
    const r = await suivies(avecEnfants('deux'), 'et avec un enfant en plus ?');
    expect(impots(r).at(-1)).toBe(impots(await poser(avecEnfants('trois')))[0]);
  });

  test('ne plus travailler, c’est ne plus rien gagner', async () => {
    const r = await suivies(COUPLE, 'et s’il arrêtait de travailler ?');
    const seul = await poser('Mariée, je gagne 61 000 € net imposable et mon mari est sans revenu. Quel impôt ?');
    expect(impots(r).at(-1)).toBe(impots(seul)[0]);
  });

  test('le versement libératoire est calculé sur les recettes, sous sa condition', async () => {
    const r = await suivies(
      'Célibataire, micro-entrepreneur en profession libérale, 30 000 € de recettes, quel impôt ?',
      'et si j’optais pour le versement libératoire ?',
    );
    expect(r.calculs.find((c) => c.regle === 'micro.versement_liberatoire')?.valeur).toBe(660);
    expect(r.statut).toBe('partiel');
  });
});

describe('Deux calculs se comparent', () => {
  test('lequel est le mieux, après un essai : le même écart', async () => {
    const r = await suivies(COUPLE, 'et si on n’était pas mariés ?', 'du coup qu’est-ce qui est le mieux ?');
    expect(ecart(r)).toBe(ecart(await suivies(COUPLE, 'et si on n’était pas mariés ?')));
  });

  test('pourquoi c’est plus : ce qui a changé, et les deux impôts', async () => {
    const r = await suivies(SEUL, 'et avec 52 000 € ?', 'pourquoi ça augmente ?');
    expect(r.answer).toContain('Ce qui change');
    expect(impots(r)).toEqual([...impots(await poser(SEUL)), ...impots(await poser(SEUL.replace('43', '52')))]);
  });

  test('« sans ça » enlève ce qui vient d’être ajouté', async () => {
    const r = await suivies(SEUL, 'j’ai aussi 5 000 € de loyers d’un appartement vide', 'et sans ça ?');
    expect(impots(r).at(-1)).toBe(impots(await poser(SEUL))[0]);
  });
});

describe('Une conversation passe d’un sujet à l’autre et revient', () => {
  test('chaque sujet garde ses propres montants', async () => {
    const autre = await suivies(SEUL, DON, 'et 190 000 ?');
    expect(chiffres(autre)).toEqual(chiffres(await poser(DON.replace('210', '190'))));
    const retour = await suivies(SEUL, DON, 'et pour mon impôt, avec 47 000 ?');
    expect(impots(retour).at(-1)).toBe(impots(await poser(SEUL.replace('43', '47')))[0]);
  });
});

describe('Ce qui n’est pas sûr n’est pas dit exact', () => {
  test.each([
    ['de qui est le salaire', [COUPLE, 'et avec 40 000 ?']],
    ['salaire ou dividendes', ['Célibataire, 43 000 € net imposable et 4 000 € de dividendes. Impôt ?', 'et 9 000 ?']],
    ['achat ou vente', [VENTE, 'et pour 380 000 ?']],
    ['celui qui donne ou celui qui reçoit', [DON, 'et si c’était mon grand-père ?']],
    ['lui seul ou les deux', [COUPLE, 'et si j’étais célibataire ?']],
    ['la paye de quelqu’un d’autre', [SEUL, 'et si ma sœur gagnait 51 000 ?']],
    ['par mois ou par an', [SEUL, 'et 4 100 ?']],
    ['rien ne change', [SEUL, 'j’habite à Rennes']],
  ])('%s', async (_cas, suites) => expect((await suivies(...suites)).statut).toBe('partiel'));

  test('se marier demande ce que gagne l’autre, puis le prend', async () => {
    expect((await suivies(SEUL, 'et si je me mariais ?')).statut).toBe('clarification');
    const r = await suivies(SEUL, 'et si je me marie ?', 'il gagne 28 000 net imposable');
    const deux = await poser('Mariée, je gagne 43 000 € net imposable et mon mari 28 000 €. Quel impôt ?');
    expect(r.calculs.map((c) => c.valeur)).toContain(impots(deux)[0]);
  });

  test('donner avec son conjoint n’est pas lui donner', async () => {
    const r = await suivies('Je donne 210 000 € à mon fils. Quels droits de donation ?', 'et avec ma femme, à deux ?');
    expect(r.lecture.faits.find((f) => f.chemin === 'donation.lien')?.valeur).toBe('enfant');
  });
});
