import { describe, expect, it } from 'vitest';
import { poser } from './poser.ts';

const dire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replace(/[\u202f\u00a0]/g, ' ');

describe('La question d’une note est servie par cette note, quoi que ses mots évoquent ailleurs', () => {
  it.each([
    ['case L conditions cinq ans', /case L/],
    ['Les pourboires sont-ils imposables ?', /pourboires/i],
    ['Puis-je louer à mes enfants avec le dispositif Relance logement ?', /amorti/],
    ['année d’arrivée en France déclaration 2042 et 2042-NR', /^L’année de l’arrivée/],
    ['Comment cacher mon taux de prélèvement à mon patron ?', /^Le taux non personnalisé/],
    ['Donation fictive avant vente : abus de droit ?', /abus de droit/i],
    ['charges président sasu salaire 2000 net coût', /cotisations/],
    ['La maison n’est pas vendue après six mois, que se passe-t-il ?', /^Passé 6 mois/],
    ['Combien d’impôt sur mon deuxième salaire ?', /taux/],
  ])('%s', async (question, attendu) => {
    const { answer, statut } = await poser(question);
    expect(statut).not.toMatch(/refus|clarification/);
    expect(answer.replace(/[\u202f\u00a0]/g, ' ')).toMatch(attendu);
  });
});

describe('Une borne n’est pas prise pour le montant de la personne', () => {
  it.each([
    ['Décote IFI entre 1,3 et 1,4 million : calcul ?', /^L’IFI est dû si/],
    ['Pourquoi l’IFI commence à 800 000 € alors que le seuil est 1,3 million ?', /^L’IFI est dû si/],
    ['Le crédit d’impôt pour ma nounou compte-t-il dans les dix mille euros ?', /plafonné à 10 000 €/],
    ['Ma plus-value dépasse cinquante mille euros, y a-t-il une taxe en plus ?', /^La surtaxe/],
    ['parts sci vendues moins de 15000 exo ?', /^(?!Rien n’est dû)/],
    ['IRPF Andorre taux 10 minimum 24000', /^(?!Votre IRPF)/],
  ])('d’une règle : %s', async (question, attendu) => expect(await dire(question)).toMatch(attendu));

  it.each([
    'Mon patrimoine immobilier net est entre 1,3 et 1,4 million, combien d’IFI ?',
    'Entre 40 000 et 50 000 € de dividendes, combien de flat tax ?',
    'Ma retraite est entre 20 000 et 25 000 €, je suis célibataire, quel impôt ?',
  ])('d’un intervalle : %s', async (question) => {
    const { answer, statut } = await poser(question);
    const calcule = /Votre IFI \d{4} est|Au prélèvement forfaitaire unique, le coût|Votre impôt sur le revenu est/;
    expect(statut === 'exact' && calcule.test(answer)).toBe(false);
    expect(answer).not.toMatch(calcule);
  });

  it('celle qui entre dans un calcul le rend partiel', async () => {
    const { statut, doutes } = await poser('Célibataire, je gagne plus de 40 000 € par an, combien d’impôt ?');
    expect(statut).not.toBe('exact');
    expect((doutes ?? []).map((d) => d.code)).toContain('BORNE_EMPLOYEE');
  });
});

describe('Un calcul ne répond pas d’un autre objet que le sien', () => {
  it.each([
    ['J’ai deux millions d’actions, est-ce que je paie l’ISF ?', /Votre IFI/],
    ['3 millions en bourse : dois-je un impôt sur la fortune ?', /Votre IFI/],
    ['Don de 20 000 € : combien de réduction d’IFI ?', /Votre IFI|13 200|Vous ne devez pas/],
    ['Crédit de TVA de 900 € : remboursement possible ?', /La TVA est de/],
    ['J’ai fait 43 000 € en services : TVA depuis quand ?', /La TVA est de/],
    ['La prévoyance de l’entreprise verse 100 000 € à ma concubine, taxés ?', /Votre impôt sur le revenu/],
    ['Non imposable avec 500 € d’intérêts : que cocher ?', /le coût total est/],
    ['Formation professionnelle : attestation 3511, exonérée de TVA ?', /La TVA est de/],
    ['Intégration fiscale : seuil de 95 % ?', /^Voici le barème/],
    ['C3S seuil taux', /^Voici le barème/],
    ['À partir de quel revenu paie-t-on la contribution sur les hauts revenus ?', /^L’impôt commence/],
    ['À partir de quel impôt la décote disparaît-elle ?', /^L’impôt commence/],
    ['Parking et péage en plus du barème', /^Voici le barème/],
  ])('%s', async (question, jamais) => expect(await dire(question)).not.toMatch(jamais));

  it.each([
    ['seuil non imposable célibataire', /^L’impôt commence à partir de/],
    ['quel est le barème de l’impôt 2026 ?', /^Voici le barème/],
    ['Quelles sont les tranches de l’impôt sur le revenu en 2026 ?', /revenus 2025, impôt 2026/],
    ['Usufruit pour 15 ans : quelle valeur fiscale ?', /46 %/],
    ['Je donne avec mon mari 300 000 € à notre fille, combien de droits ?', /entre parent et enfant/],
  ])('et le sien garde sa réponse : %s', async (question, attendu) => expect(await dire(question)).toMatch(attendu));

  it('le nombre de parts se dit sans impôt quand aucun revenu n’est dit', async () => {
    const reponse = await dire('Mon mari est handicapé, combien de parts a-t-on ?');
    expect(reponse).toMatch(/2,5/);
    expect(reponse).not.toContain('0 €');
  });

  it('un âge qui ouvre la demi-part se demande', async () => {
    expect(await dire('Couple dont le mari est ancien combattant, combien de parts ?')).not.toMatch(/2,5/);
    expect(await dire('Succession de 60 000 € entre deux sœurs, droits ?')).not.toMatch(/^Chaque héritier doit/);
  });
});
