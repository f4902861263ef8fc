import type { Client } from '@francis/contract';
import { useState } from 'react';
import { Alerte, Bouton, Fenetre } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { ecrireValeur, libelleDuChamp } from './affichage.tsx';

interface Props {
  /** The file as it was opened, as someone else left it, and as it is typed here. */
  base: Client;
  autre: Client;
  mienne: Readonly<Record<string, unknown>>;
  onFermer: () => void;
  onFusion: (fusion: Readonly<Record<string, unknown>>) => Promise<void>;
}

const egaux = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/** The two versions side by side: each field that differs is chosen, and nothing is lost on either side. */
export function Conflit({ base, autre, mienne, onFermer, onFusion }: Props) {
  const [ouverte, deLAutre]: Readonly<Record<string, unknown>>[] = [{ ...base }, { ...autre }];
  const ecarts = Object.keys(mienne).filter((champ) => !egaux(mienne[champ], deLAutre?.[champ]));
  // Changed here only: mine. Changed there only: theirs. Changed on both sides: mine, to be looked at.
  const touches = ecarts.filter((champ) => !egaux(mienne[champ], ouverte?.[champ]));
  const [miens, setMiens] = useState<ReadonlySet<string>>(() => new Set(touches));
  const autres = ecarts.filter((champ) => !touches.includes(champ));
  const [occupe, setOccupe] = useState(false);
  const [echec, setEchec] = useState<string>();
  const choisir = (champ: string, mien: boolean): void => {
    const suite = new Set(miens);
    if (mien) suite.add(champ);
    else suite.delete(champ);
    setMiens(suite);
  };
  const enregistrer = async (): Promise<void> => {
    setOccupe(true);
    try {
      await onFusion(
        Object.fromEntries(
          Object.keys(mienne).map((champ) => [
            champ,
            ecarts.includes(champ) && !miens.has(champ) ? deLAutre?.[champ] : mienne[champ],
          ]),
        ),
      );
    } catch (error) {
      setEchec(messageOf(error, 'Une erreur est survenue lors de la mise à jour.'));
      setOccupe(false);
    }
  };
  const choix = (champ: string) => (
    <fieldset key={champ}>
      <legend>{libelleDuChamp(champ)}</legend>
      {([true, false] as const).map((mien) => (
        <label key={String(mien)}>
          <input
            type="radio"
            name={`conflit-${champ}`}
            checked={miens.has(champ) === mien}
            onChange={() => choisir(champ, mien)}
          />
          <span className="doux">{mien ? 'Ma saisie' : 'Version enregistrée'}</span>
          <span>{ecrireValeur(champ, mien ? mienne[champ] : deLAutre?.[champ]) || '(vide)'}</span>
        </label>
      ))}
    </fieldset>
  );
  return (
    <Fenetre
      titre="Ce dossier a changé pendant votre saisie"
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Revenir à ma saisie</Bouton>
          <Bouton rang="principal" disabled={occupe} onClick={() => void enregistrer()}>
            Enregistrer ce choix
          </Bouton>
        </>
      }
    >
      <p>
        Une autre personne, ou vous dans une autre fenêtre, l’a enregistré entre-temps. Voici les deux versions, champ
        par champ{'\u202f'}; rien n’est encore écrit.
      </p>
      {echec !== undefined && <Alerte ton="erreur">{echec}</Alerte>}
      <div className="conflit">{touches.map(choix)}</div>
      {autres.length > 0 && (
        <details>
          <summary>
            {autres.length === 1
              ? 'Un autre champ a changé ailleurs, que vous n’avez pas touché'
              : `${autres.length} autres champs ont changé ailleurs, que vous n’avez pas touchés`}
          </summary>
          <p className="doux petit">La version enregistrée y est gardée, sauf choix contraire.</p>
          <div className="conflit">{autres.map(choix)}</div>
        </details>
      )}
    </Fenetre>
  );
}
