import { describe, expect, it } from 'vitest';
import { lireNote, NoteIllisible } from './lire-note.ts';
import { commenceParOuiOuNon, devantDe, ouvertureDe, ouvrirPar } from './ouvertures.ts';

const NOTE = (entete: string, reponse: string): string => `---
titre: Compte à l’étranger
domaine: international
juridiction: FR
questions: ["Faut-il le déclarer ?", "Est-il imposable ?"]
mots: [compte]
references: [cgi-1649-a]
depuis: 2019-01-01
revision: 2026-11-21
${entete}
---
${reponse}

## Règle
Tout compte se déclare.
`;

const lire = (entete: string, reponse = 'Tout compte se déclare.') => lireNote('compte', NOTE(entete, reponse));
const devant = (phrase: string, questions = '["Est-il imposable ?"]') =>
  lire(`devant: [{phrase: "${phrase}", questions: ${questions}}]`);

describe('Le tableau des ouvertures', () => {
  it('ne sert que la question même, à la casse, aux accents et à la ponctuation près', () => {
    const note = lire('oui: ["Faut-il le déclarer ?"]');
    expect(ouvertureDe(note, 'faut-il le declarer')).toBe('oui');
    expect(ouvertureDe(note, 'Ne faut-il pas le déclarer ?')).toBeUndefined();
    expect(ouvertureDe(note, 'Est-il imposable ?')).toBeUndefined();
  });

  it('refuse une question que la note ne pose pas', () => {
    expect(() => lire('non: ["Puis-je le vendre ?"]')).toThrow(NoteIllisible);
  });

  it.each(['Oui : il se déclare.', 'Non, aucun minimum.', '**Oui**, toujours.', 'Oui si le solde est positif.'])(
    'une note ne s’ouvre pas par « %s »',
    (reponse) => expect(() => lire('', reponse)).toThrow(NoteIllisible),
  );

  it.each([
    'En principe non : le capital échappe au rapport.',
    'Au réel, oui, au prorata de l’usage.',
    'Elle est imposable comme un salaire.',
    'Exonérée si vous gagnez peu.',
  ])('ni par une réplique à une seule question : « %s »', (reponse) =>
    expect(() => lire('', reponse)).toThrow(NoteIllisible),
  );

  it.each(['Il faut choisir.', 'Le non-résident déclare.', 'La Confédération ne taxe pas ; le canton, oui.'])(
    '« %s » dit la même chose à tous',
    (reponse) => expect(() => lire('', reponse)).not.toThrow(),
  );

  it('une phrase écrite pour une question n’est dite qu’à elle, et ne porte ni oui ni non', () => {
    const note = devant('Ses intérêts seuls sont imposables.');
    expect(devantDe(note, 'est-il imposable')).toBe('Ses intérêts seuls sont imposables.');
    expect(devantDe(note, 'Faut-il le déclarer ?')).toBeUndefined();
    expect(() => devant('Non : ses intérêts seuls le sont.')).toThrow(NoteIllisible);
    expect(() => devant('Ses intérêts seuls.', '["Puis-je le vendre ?"]')).toThrow(NoteIllisible);
    expect(() => devant('Ses intérêts seuls.', '[]')).toThrow(NoteIllisible);
  });

  it('« Non-résident » n’est pas un non', () => expect(commenceParOuiOuNon('Non-résident, vous payez.')).toBe(false));

  it('une correction dit non à qui y croit, la règle seule aux autres', () => {
    const [idee] = lire(
      'idees_recues: [{dit: vide il ne se déclare pas, correction: "Non : aucun minimum n’existe."}]',
    ).ideesRecues;
    expect(idee?.regle).toBe('Aucun minimum n’existe.');
    expect(() => lire('idees_recues: [{dit: x, correction: "Aucun minimum."}]')).toThrow(NoteIllisible);
  });

  it('la règle suit son ouverture avec une minuscule, un sigle garde ses capitales', () => {
    expect(ouvrirPar('oui', 'La maison compte.')).toBe('Oui\u202f: la maison compte.');
    expect(ouvrirPar('non', 'SCI et SARL diffèrent.')).toBe('Non\u202f: SCI et SARL diffèrent.');
  });
});
