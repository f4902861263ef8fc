import { randomUUID } from 'node:crypto';
import { Conversation, QuestionReponse, Quota, SessionReponse } from '@francis/contract';

const MOT_DE_PASSE = 'Sept-Chataignes-Rousses-41';

/** A person who speaks to a server over HTTP, as the browser does. */
export class Client {
  readonly #email = `${randomUUID()}@exemple.test`;
  #url = '';
  #jeton = '';
  #session = '';

  async inscrire(url: string, accountType: 'particulier' | 'professionnel' = 'particulier'): Promise<void> {
    this.#url = url;
    await this.#envoyer('POST', '/api/auth/secure-signup', {
      email: this.#email,
      password: MOT_DE_PASSE,
      fullName: 'Ada',
      accountType,
    });
    await this.connecter(url);
  }

  async connecter(url: string): Promise<void> {
    this.#url = url;
    const corps = { email: this.#email, password: MOT_DE_PASSE };
    this.#jeton = SessionReponse.parse(await this.#envoyer('POST', '/api/auth/secure-login', corps)).access_token;
  }

  /** Comes back with the cookie of the last sign-in alone, as a browser that was left open. */
  async reprendre(url: string): Promise<void> {
    this.#url = url;
    this.#jeton = '';
    this.#jeton = SessionReponse.parse(await this.#envoyer('POST', '/api/auth/refresh')).access_token;
  }

  async demander(question: string, cle: string = randomUUID()): Promise<QuestionReponse> {
    return QuestionReponse.parse(await this.#envoyer('POST', '/api/ask', { question }, { 'idempotency-key': cle }));
  }

  async conversation(id: string): Promise<Conversation> {
    return Conversation.parse(await this.#envoyer('GET', `/api/conversations/${id}`));
  }

  async quota(): Promise<Quota> {
    return Quota.parse(await this.#envoyer('GET', '/api/questions/quota'));
  }

  async #envoyer(
    method: string,
    chemin: string,
    corps?: object,
    entetes: Record<string, string> = {},
  ): Promise<unknown> {
    const reponse = await fetch(this.#url + chemin, {
      method,
      headers: {
        ...(corps && { 'content-type': 'application/json' }),
        ...(this.#jeton !== '' && { authorization: `Bearer ${this.#jeton}` }),
        ...(this.#session !== '' && { cookie: this.#session }),
        ...entetes,
      },
      ...(corps && { body: JSON.stringify(corps) }),
    });
    if (!reponse.ok) throw new Error(`${method} ${chemin} : ${reponse.status} ${await reponse.text()}`);
    const poses = reponse.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    if (poses.length > 0) this.#session = poses.join('; ');
    return reponse.json();
  }
}
