import { describe, expect, test } from 'vitest';
import { poser } from './poser.ts';

const lire = async (question: string): Promise<string> =>
  (await poser(question)).answer.replaceAll('\u202f', ' ').replaceAll('\u00a0', ' ');

describe('La TVA se calcule quand elle est demandée, au taux de ce qui est acheté', () => {
  test.each([
    ['pompe à chaleur air/eau facturée 18 000 HT dans ma maison de 1985, quel taux et montant de TVA ?', '**990 €**'],
    ['Isolation des combles d’une maison de 1974, devis 9 400 € HT : TVA ?', '**517 €**'],
    ['Peinture d’un appartement de 2005, 3 400 € HT, sans rénovation énergétique : TVA ?', '**340 €**'],
    ['Ordinateur à 1 200 € TTC, combien HT ?', '**1 000 €**'],
  ])('%s', async (question, montant) => expect(await lire(question)).toContain(montant));

  test.each([
    'Cuisine équipée posée dans ma maison, 12 000 € HT : quel taux de TVA ?',
    'Panneaux photovoltaïques à 10 000 € HT, quelle TVA ?',
    'La société achète un véhicule de tourisme 42 000 € TTC, amorti sur 5 ans : amortissement à réintégrer ?',
  ])('%s : aucun montant de TVA n’est donné', async (question) => {
    const r = await poser(question);
    expect(r.answer).not.toContain('La TVA est de');
    expect(r.answer).not.toContain('La TVA comprise');
    expect(r.statut).not.toBe('exact');
  });
});

describe('Une durée de retard n’est pas un nombre de versements', () => {
  test.each([
    ['taux de l’intérêt de retard ? j’ai un rappel de 10 000 € sur 18 mois', '**360 €**, au taux de 0,2 % par mois'],
    ['Intérêts de retard sur 5 000 € d’impôt pendant 10 mois ?', '**100 €**'],
  ])('%s', async (question, montant) => expect(await lire(question)).toContain(montant));
});

describe('Une part de SCI n’est pas toute la SCI', () => {
  test('la part se prend sur l’immeuble', async () => {
    expect(await lire('je détiens 60 % d’une SCI dont l’immeuble vaut 2 M€, rien d’autre, IFI ?')).toContain('**0 €**');
    expect(await lire('IFI : j’ai 30 % des parts d’une SCI dont l’immeuble vaut 6 000 000 €')).toContain('**6 000 €**');
  });
  test('« détenue à 50 % valant 800 000 » ne dit pas de quoi', async () =>
    expect((await poser('IFI : résidence principale 1 200 000 €, SCI détenue à 50 % valant 800 000 €')).statut).toBe(
      'clarification',
    ));
});

describe('Micro ou réel', () => {
  test.each([
    'loyer 900 par mois meublé longue durée, charges et amortissements 7 500 par an, TMI 30, micro ou réel ?',
    'LMNP, 10 800 € de loyers, amortissements 5 000 € et charges 2 500 €, TMI 30 : micro ou réel ?',
  ])('%s compare les deux', async (question) => expect(await lire(question)).toContain('**1 603,80 €**'));
  test('sans charges, elles sont demandées', async () =>
    expect((await poser('loyer 900 par mois meublé, TMI 30, micro ou réel ?')).statut).toBe('clarification'));
  test('le micro-foncier est fermé au-delà de sa limite', async () => {
    const answer = await lire(
      'location nue 18 000 de loyers, intérêts 4 000, taxe foncière 1 500, TMI 41, impôt et PS ?',
    );
    expect(answer).toContain('**7 275 €**');
    expect(answer).not.toContain('Au régime micro');
  });
});

describe('Ce qui est gagné sur une entreprise, ou gagné en France par qui vit ailleurs', () => {
  test.each([
    'je vends mon fonds artisanal 90 000 après 8 ans, CA 60 000, plus-value 70 000, imposé ?',
    'cession de mon entreprise individuelle, plus-value de 50 000 €, impôt ?',
  ])('%s : pas de prélèvement forfaitaire', async (question) =>
    expect(await lire(question)).not.toContain('prélèvement forfaitaire unique'),
  );

  test.each([
    'Je vis au Portugal depuis 2024, je n’ai plus en France qu’un T2 loué vide 14 400 €/an à Paris. Combien je paie en France ?',
    'j’habite en Espagne et je touche des loyers français, 9 000 € par an, quel impôt en France ?',
  ])('%s : la règle des non-résidents', async (question) => expect(await lire(question)).toContain('20 %'));
});
