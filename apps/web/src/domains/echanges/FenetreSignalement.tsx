import { MOTIFS_SIGNALEMENT, type SignalementRequete } from '@francis/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Alerte, Bouton, Fenetre, deNom } from '../../design-system/index.ts';
import { messageOf } from '../../platform/erreurs.ts';
import { toast } from '../../platform/toasts.tsx';
import { useAction } from '../../platform/useAction.ts';
import { signaler } from './api.ts';
import { ChampMessage } from './ChampMessage.tsx';
import './echanges.css';

type Motif = SignalementRequete['motif'];
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.keys forgets the keys that it lists.
const MOTIFS = Object.keys(MOTIFS_SIGNALEMENT) as Motif[];

interface Props extends Pick<SignalementRequete, 'cible' | 'id'> {
  nom: string;
  onFermer: () => void;
}

/** Why something is reported, among stated reasons; whoever moderates reads what was reported as it was. */
export function FenetreSignalement({ cible, id, nom, onFermer }: Props) {
  const client = useQueryClient();
  const [motif, setMotif] = useState<Motif>();
  const [texte, setTexte] = useState('');
  const [refus, setRefus] = useState<string>();
  const { occupe, agir } = useAction();
  const envoyer = (choisi: Motif): void =>
    void agir(async () => {
      setRefus(undefined);
      try {
        await signaler({ cible, id, motif: choisi, texte: texte.trim() });
        await client.invalidateQueries({ queryKey: ['echanges', 'signalements'] });
        toast('Signalement reçu. Un courrier vous dira ce qui en est décidé.');
        onFermer();
      } catch (error) {
        setRefus(messageOf(error, 'Votre signalement n’est pas parti. Réessayez.'));
      }
    });
  return (
    <Fenetre
      titre={cible === 'message' ? `Signaler un message ${deNom(nom)}` : `Signaler la fiche ${deNom(nom)}`}
      onFermer={onFermer}
      actions={
        <>
          <Bouton onClick={onFermer}>Annuler</Bouton>
          <Bouton rang="principal" disabled={occupe || !motif} onClick={() => motif && envoyer(motif)}>
            Signaler
          </Bouton>
        </>
      }
    >
      <fieldset className="motifs">
        <legend>Raison</legend>
        {MOTIFS.map((un) => (
          <label key={un}>
            <input type="radio" name="motif" checked={motif === un} onChange={() => setMotif(un)} />
            <span>{MOTIFS_SIGNALEMENT[un]}</span>
          </label>
        ))}
      </fieldset>
      <ChampMessage libelle="Précisions (facultatif)" max={500} valeur={texte} onChange={setTexte} />
      <p className="doux">Cette personne ne saura pas qui l’a signalée.</p>
      {refus !== undefined && (
        <Alerte ton="erreur">
          <p>{refus}</p>
        </Alerte>
      )}
    </Fenetre>
  );
}
