import type { Fournisseur, TypeCompte } from '@francis/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { z } from 'zod';
import { Bouton } from '../../../design-system/index.ts';
import { useAction } from '../../../platform/useAction.ts';
import { connecterParPasskey, fournisseurs, partirChez } from '../api.ts';
import { passkeysPossibles, phrasePasskey } from '../passkeys.ts';

const jamais = (): (() => void) => () => undefined;

/** A key of the device, a code by e-mail, or the providers that this installation knows. */
export function AutresMoyens({ type, onOtp }: { type: TypeCompte; onOtp: () => void }) {
  const [externes, setExternes] = useState<readonly z.infer<typeof Fournisseur>[]>([]);
  const { occupe, agir } = useAction(phrasePasskey);
  // Written in advance as if they were: nearly every browser has them, and nothing moves.
  const passkeys = useSyncExternalStore(jamais, passkeysPossibles, () => true);

  useEffect(() => {
    let present = true;
    // Without an answer there is simply no such button: the password still works.
    fournisseurs().then(
      (liste) => present && setExternes(liste.fournisseurs),
      () => undefined,
    );
    return () => {
      present = false;
    };
  }, []);

  return (
    <div className="autres-moyens">
      <p className="ou">ou</p>
      {passkeys && (
        <Bouton disabled={occupe} onClick={() => void agir(async () => void (await connecterParPasskey()))}>
          Utiliser une clé d’accès
        </Bouton>
      )}
      <Bouton disabled={occupe} onClick={onOtp}>
        Recevoir un code par e-mail
      </Bouton>
      {externes.map(({ id, nom }) => (
        <Bouton
          key={id}
          disabled={occupe}
          onClick={() => void agir(async () => location.assign((await partirChez(id, type)).url))}
        >
          Continuer avec {nom}
        </Bouton>
      ))}
    </div>
  );
}
