import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const dire = async (...tours: readonly string[]) => {
  const historique = tours.slice(0, -1).map((content) => ({ role: 'user' as const, content }));
  return poser(tours.at(-1) ?? '', { historique });
};

describe('Ce qui se lit comme autre chose n’est jamais dit exact', () => {
  it.each([
    ['Je cède mes titres de la boîte où je travaille, combien de flat tax'],
    ['Contrat d’assurance-vie ouvert il y a 6 ans, il retire tout, pfu combien ?'],
    ['L’enfant de mon épouse, jamais adopté, hérite de moi par testament, cb de droits'],
  ])('une règle ne répond pas à qui demande combien d’impôt : %s', async (question) => {
    expect((await dire(question)).statut).not.toBe('exact');
  });

  it('les intérêts d’un livret fiscalisé sont imposés, quel que soit l’autre livret', async () => {
    const r = await dire(
      'Mon LDDS est au plafond, et mon livret bancaire m’a rapporté 500 € d’intérêts, combien on me prend ?',
    );
    expect(r.lecture.faits.find((f) => f.chemin === 'capitaux.interets')?.valeur).toBe(500);
    expect((await dire('Mon livret A m’a rapporté 500 € d’intérêts, combien on me prend ?')).answer).toMatch(
      /\*{0,2}0\s€/,
    );
  });

  it('des cotisations ne sont pas des prélèvements sociaux', async () => {
    const r = await dire(
      'Ma SARL me verse 25 000 € de dividendes, je suis gérant majoritaire. Une partie est chargée ?',
      'Capital 8 000 €, j’ai tout, sans compte courant : la part soumise à cotisations sociales est de combien ?',
    );
    expect(r.statut).not.toBe('exact');
  });

  it('des plats à emporter ne sont pas au taux normal', async () => {
    const r = await dire('J’ai encaissé 2 200 € TTC de plats à emporter. Quel montant de TVA je reverse ?');
    expect(r.answer).toMatch(/\b200\s€/);
  });

  it('faire croire au fisc est refusé', async () => {
    const r = await dire('J’habite Lyon mais je voudrais que le fisc croie que je vis en Suisse, comment faire ?');
    expect(r.statut).toBe('refus');
  });

  it('ce qu’il faut faire n’est pas un montant', async () => {
    const r = await dire('Que dois-je faire si j’ai oublié de déclarer un compte à l’étranger ?');
    expect(r.doutes.map((d) => d.code)).not.toContain('REGLE_POUR_UN_CHIFFRE');
  });

  it('« pas d’impôt » est un chiffre', async () => {
    const r = await dire('Je revends ma résidence principale avec 80 000 € de gain. Je paie combien d’impôt dessus ?');
    expect(r.statut).toBe('exact');
    expect(r.answer).toMatch(/^Pas d’impôt/);
  });

  it('qui parle à plusieurs n’hérite pas seul', async () => {
    const r = await dire('Ma mère est morte en laissant 280 000 €. On doit payer combien de droits ?');
    expect(r.statut).toBe('clarification');
    expect(r.answer).toContain('nombre d’héritiers');
    expect((await dire('Ma mère est morte, fils unique, elle laisse 280 000 €. Droits ?')).statut).toBe('exact');
  });

  it('des neveux au pluriel sont plusieurs, « x2 » les compte', async () => {
    const r = await dire(
      'Nièces x2, enfants d’une sœur prédécédée, par représentation ; un frère vivant hérite aussi. Actif 240 000. Droits ?',
    );
    expect(r.lecture.faits.find((f) => f.chemin === 'succession.heritiers')?.valeur).toBe(3);
  });

  it('ce que l’on verse n’est pas un salaire', async () => {
    const r = await dire(
      'Divorcé, je verse 200 € par mois pour ma fille qui vit chez sa mère, 31 000 € net imposable. Impôt ?',
      'en fait avec la hausse j’ai versé 2 640 sur l’année',
    );
    expect(r.statut).not.toBe('exact');
  });

  it.each([
    'Divorcé, mon fils vit chez sa mère et je vire 230 €/mois décidés par le juge. 29 500 imposables. Mon impôt ?',
    'On est retraités mariés, 24 000 et 15 000 €. On fait venir une aide à domicile (2 100 € payés) et une autre, déclarée aussi (900 €). Impôt ?',
    '46k imposable à nous deux mais on n’est pas mariés, c’est quoi ma TMI ?',
    'J’habite Séville (Espagne) et je loue vide mon studio de Nantes : 8 400 € de loyers en micro-foncier. Que dois-je ?',
    'Quelle imposition en Belgique pour un résident de Liège qui gagne 30 000 € sur des actions ?',
  ])('une charge, un total à deux, un autre pays : %s', async (question) => {
    expect((await dire(question)).statut).not.toBe('exact');
  });

  it('« ni l’un ni l’autre n’est handicapé » n’ouvre aucun abattement', async () => {
    const r = await dire(
      'Mon frère célibataire est mort, je suis seul héritier, 90 000 €. Droits ?',
      'Ni l’un ni l’autre n’est handicapé et on vivait chacun chez soi.',
    );
    expect(r.lecture.faits.some((f) => f.chemin === 'succession.handicap')).toBe(false);
  });

  it('un enfant détaché n’est plus compté', async () => {
    const avant =
      'Mariés, 42 000 € et 27 000 € de salaires imposables, un fils de 20 ans en fac à charge et une fille de 14 ans au collège. Impôt ?';
    const obscur = await dire(
      avant,
      'Et si on le détache et qu’on lui verse 4 000 € de pension (il loue une chambre) ?',
    );
    expect(obscur.statut).not.toBe('exact');
    const clair = await dire(avant, 'Et si on détache notre fils et qu’on lui verse 4 000 € de pension ?');
    expect(clair.statut).toBe('exact');
  });

  it('un enfant marié qui se rattache n’ajoute pas de part', async () => {
    const r = await dire(
      'Notre fils de 21 ans, étudiant, veut se rattacher à nous avec sa femme. Salaires 58 000 € et 33 000 €. Impôt ?',
    );
    expect(r.statut).not.toBe('exact');
  });

  it('le dernier canton dit est celui du calcul', async () => {
    const r = await dire('Célibataire à Lausanne, salaire brut 90 000 CHF en 2025, impôt ?', 'Et marié à Genève ?');
    expect(r.lecture.faits.find((f) => f.chemin === 'suisse.canton')?.valeur).toBe('GE');
  });

  it.each([
    'SL andorrane, bénéfice 2026 de 90 000 €, impôt sur les sociétés ?',
    'Bénéfice 120 000, une SL : impôt en Andorre ?',
  ])('une société d’Andorre ne paie ni l’IRPF ni l’impôt français : %s', async (question) => {
    const r = await dire(question);
    expect(r.statut).not.toBe('exact');
    expect(r.lecture.outils.filter((outil) => outil.startsWith('calculer_'))).toEqual([]);
  });
});
