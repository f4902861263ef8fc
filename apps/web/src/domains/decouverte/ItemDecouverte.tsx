import type { Profil } from '@francis/contract';
import { type FormEvent, useState } from 'react';
import { Bouton, Champ, ChampChoix } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { SITUATIONS } from '../profil/saisie.ts';
import { BoutonDictee, PanneauDictee, dictee, useDictee } from '../voix/index.ts';
import { type Item, texteDe } from './items.ts';

interface Props {
  rang: number;
  item: Item;
  profil: Profil;
  ouvert: boolean;
  onModifier: () => void;
  /** The sentence that refuses the answer, if it is refused. */
  onRepondre: (texte: string) => Promise<string | undefined>;
}

export function ItemDecouverte({ rang, item, profil, ouvert, onModifier, onRepondre }: Props) {
  return (
    <li>
      <span className="rang" aria-hidden="true">
        {rang}
      </span>
      <div>
        <h2>{item.question}</h2>
        {ouvert ? (
          <Saisie item={item} initial={texteDe(item.id, profil)} onRepondre={onRepondre} />
        ) : (
          <p className="donnee">
            <b>{item.answer}</b>
            <Bouton rang="discret" taille="petite" aria-label={`Modifier\u202f: ${item.question}`} onClick={onModifier}>
              Modifier
            </Bouton>
          </p>
        )}
      </div>
    </li>
  );
}

interface PropsSaisie {
  item: Item;
  initial: string;
  onRepondre: (texte: string) => Promise<string | undefined>;
}

function Saisie({ item, initial, onRepondre }: PropsSaisie) {
  const [texte, setTexte] = useState(initial);
  const [erreur, setErreur] = useState<string>();
  const [occupe, setOccupe] = useState(false);
  const valider = async (e: FormEvent): Promise<void> => {
    e.preventDefault();
    if (occupe) return;
    setOccupe(true);
    try {
      setErreur(await onRepondre(texte));
    } catch (error) {
      setErreur(messageOf(error, 'Votre réponse n’a pas pu être enregistrée. Réessayez.'));
    } finally {
      setOccupe(false);
    }
  };
  // Words are dictated; figures have the interview, which reads them back.
  const voix = useDictee({ cible: `item-${item.id}`, lire: () => texte, ecrire: setTexte });
  const commun = {
    libelle: item.question,
    erreur,
    value: texte,
  };
  return (
    <form noValidate onSubmit={(e) => void valider(e)}>
      {item.type === 'choix' ? (
        <ChampChoix {...commun} onChange={(e) => setTexte(e.target.value)}>
          <option value="">{item.placeholder}</option>
          {SITUATIONS.map(({ valeur, libelle }) => (
            <option key={valeur} value={valeur}>
              {libelle}
            </option>
          ))}
        </ChampChoix>
      ) : (
        <Champ
          {...commun}
          placeholder={item.placeholder}
          inputMode={item.type === 'texte' ? 'text' : 'numeric'}
          className={item.type === 'montant' ? 'montant' : ''}
          {...(item.type === 'montant' ? { unite: '€' } : {})}
          {...(item.aide !== undefined && { aide: item.aide })}
          maxLength={item.type === 'texte' ? 2_000 : 20}
          autoComplete="off"
          {...(item.type === 'texte'
            ? { accessoire: <BoutonDictee ecoute={voix.ecoute} demarrer={voix.demarrer} arreter={voix.arreter} /> }
            : {})}
          onChange={(e) => {
            setTexte(e.target.value);
            if (voix.ecoute) dictee.recaler(e.target.value);
          }}
        />
      )}
      <Bouton type="submit" disabled={occupe || texte.trim() === ''}>
        {occupe ? 'Enregistrement...' : 'Valider'}
      </Bouton>
      {voix.etat && <PanneauDictee etat={voix.etat} onFermer={() => dictee.annuler()} />}
    </form>
  );
}
