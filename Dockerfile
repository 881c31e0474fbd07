# docker build -t inference-gateway .
FROM node:22-bookworm-slim AS build
WORKDIR /app
COPY . .
# Installs without development dependencies, compiles, and prepares an empty database, so that the first start is quick.
RUN npm ci --omit=dev --no-audit --no-fund && npm cache clean --force

FROM node:22-bookworm-slim
# Speech and films of the local providers; leave this out for an image that is 600 MB smaller.
RUN apt-get update \
  && apt-get install -y --no-install-recommends espeak-ng ffmpeg fontconfig fonts-dejavu-core \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=build /app .
RUN install -d -o node -g node -m 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8787 DATA_DIR=/data MALLOC_ARENA_MAX=2 ICU_TIMEZONE_FILES_DIR=/app/data/time-zones
VOLUME /data
EXPOSE 8787
HEALTHCHECK --start-period=60s --interval=10s --timeout=5s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Node itself is process 1, so that it gets SIGTERM and drains.
CMD ["node", "--enable-source-maps", "--max-semi-space-size=32", "dist/src/main.js"]
