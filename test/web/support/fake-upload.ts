/** A form that was sent, and what can happen to it. */
export interface SentForm {
  readonly url: string;
  readonly withCredentials: boolean;
  readonly fields: readonly (readonly [string, FormDataEntryValue])[];
  progress(loaded: number, total: number): void;
  answer(status: number, body: unknown): void;
  fail(): void;
  isAborted(): boolean;
}

/** Stands at the network's edge in place of XMLHttpRequest; gives the forms that are sent, in their order. */
export const catchUploads = (): SentForm[] => {
  const sent: SentForm[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    withCredentials = false;
    isAborted = false;
    #url = '';

    open(_method: string, url: string): void {
      this.#url = url;
    }

    send(form: FormData): void {
      sent.push({
        url: this.#url,
        withCredentials: this.withCredentials,
        fields: [...form.entries()],
        progress: (loaded, total) => this.upload.onprogress?.({ lengthComputable: true, loaded, total }),
        answer: (status, body) => {
          this.status = status;
          this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
          this.onload?.();
        },
        fail: () => this.onerror?.(),
        isAborted: () => this.isAborted,
      });
    }

    abort(): void {
      this.isAborted = true;
      this.onabort?.();
    }
  }
  Object.assign(globalThis, { XMLHttpRequest: FakeRequest });
  return sent;
};
